/* A pad as links in QR codes, which carry it to another phone without a server: what follows the # never leaves the
 * browser. A link is #/pad/take/ID/DATA, or for one of several codes #/pad/take/ID/STAMP/PART-OF/DATA; DATA is the
 * file, compressed. */
import { keep, kept } from '$/settings/settings.svelte';
import { fromBase64url, toBase64url } from '$/ui/base64url';

/* Letters of one code: a phone shows it with three pixels a square. More codes than these are no fun. */
const PIECE = 800;
const MOST = 12;
/* Parts of a pad whose other codes were not scanned yet. */
const PARTS = 'upcard.pad.parts';

interface Parts {
  stamp: string;
  parts: string[];
}

const through = async (bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** A pad as one link, and as a link for each code. Throws if it is too large, or the browser cannot compress. */
export async function handLinks(id: string, file: string): Promise<{ whole: string; codes: string[] }> {
  const data = toBase64url(await through(file, new CompressionStream('deflate')));
  const at = `${location.origin}/#/pad/take/${id}`;
  const of = Math.ceil(data.length / PIECE);
  if (of > MOST) throw new Error(`${of} codes`);
  const whole = `${at}/${data}`;
  if (of === 1) return { whole, codes: [whole] };
  const size = Math.ceil(data.length / of);
  /* The end of the data is its checksum. */
  const stamp = data.slice(-6);
  const piece = (i: number) => data.slice(i * size, (i + 1) * size);
  return { whole, codes: Array.from({ length: of }, (_, i) => `${at}/${stamp}/${i + 1}-${of}/${piece(i)}`) };
}

/** What a link carries: a pad, or one part of it while others are missing; `next` is the first of these. Throws if it
 * cannot be read. */
export type Handed = { id: string; file: string } | { part: number; of: number; next: number };

export async function handedOver([id, ...rest]: string[]): Promise<Handed> {
  let [data] = rest;
  if (rest.length > 1) {
    const [stamp, place, piece] = rest;
    const [, part, of] = (/^([1-9]\d?)-([1-9]\d?)$/.exec(place ?? '') ?? []).map(Number);
    if (!stamp || !piece || !part || !of || of > MOST || part > of) throw new Error('no part');
    const before = kept<Parts>(PARTS, { stamp: '', parts: [] });
    const parts = Array.from({ length: of }, (_, i) => (before.stamp === stamp && before.parts[i]) || '');
    parts[part - 1] = piece;
    const next = 1 + parts.indexOf('');
    keep(PARTS, next ? { stamp, parts } : null);
    if (next) return { part, of, next };
    data = parts.join('');
  }
  if (!/^(?!new$|take$)[a-z0-9]{1,16}$/.test(id ?? '') || !data || data.length > PIECE * MOST)
    throw new Error('no pad');
  const bytes = await through(fromBase64url(data), new DecompressionStream('deflate'));
  return { id: id!, file: new TextDecoder().decode(bytes) };
}
