/* Installing the page as an app, where the browser offers it. It says so once, soon after the page has come. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPrompt | null = $state.raw(null);
let installed = $state(matchMedia('(display-mode: standalone)').matches);

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as InstallPrompt;
});
addEventListener('appinstalled', () => {
  offer = null;
  installed = true;
});

export const canInstall = (): boolean => offer !== null;
export const isInstalled = (): boolean => installed;

export async function install(): Promise<void> {
  const asked = offer;
  offer = null; // an offer can be taken up once
  await asked?.prompt();
}
