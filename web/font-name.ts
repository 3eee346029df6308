/* The name table of a font, which a browser wants and a changed font must write anew: the old name may be reserved. */

const WINDOWS = { platform: 3, encoding: 1, language: 0x409 };

function nameTable(names: Record<number, string>): Buffer {
  const entries = Object.entries(names).map(([id, text]) => ({
    id: Number(id),
    text: Buffer.from(text, 'utf16le').swap16(),
  }));
  const head = Buffer.alloc(6 + 12 * entries.length);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let at = 0;
  entries.forEach(({ id, text }, i) => {
    const { platform, encoding, language } = WINDOWS;
    [platform, encoding, language, id, text.length, at].forEach((value, j) =>
      head.writeUInt16BE(value, 6 + 12 * i + 2 * j),
    );
    at += text.length;
  });
  return Buffer.concat([head, ...entries.map(({ text }) => text)]);
}

const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

function checksum(table: Buffer): number {
  let sum = 0;
  const whole = padded(table);
  for (let i = 0; i < whole.length; i += 4) sum = (sum + whole.readUInt32BE(i)) >>> 0;
  return sum;
}

/** A font in TrueType's form (sfnt), called `family`. `copyright` is that of the font that it was made of. */
export function named(sfnt: Buffer, family: string, copyright: string): Buffer {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < sfnt.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    const from = sfnt.readUInt32BE(at + 8);
    tables.set(sfnt.toString('latin1', at, at + 4), sfnt.subarray(from, from + sfnt.readUInt32BE(at + 12)));
  }
  const plain = family.replaceAll(' ', '');
  tables.set('name', nameTable({ 0: copyright, 1: family, 2: 'Regular', 3: plain, 4: family, 6: plain }));

  const all = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * all.length);
  const power = Math.floor(Math.log2(all.length));
  sfnt.copy(head, 0, 0, 4);
  [all.length, 16 << power, power, 16 * all.length - (16 << power)].forEach((value, i) =>
    head.writeUInt16BE(value, 4 + 2 * i),
  );
  let at = head.length;
  all.forEach(([tag, table], i) => {
    head.write(tag, 12 + 16 * i, 'latin1');
    [checksum(table), at, table.length].forEach((value, j) => head.writeUInt32BE(value, 16 + 16 * i + 4 * j));
    at += padded(table).length;
  });
  return Buffer.concat([head, ...all.map(([, table]) => padded(table))]);
}
