/** First match wins: each of these also claims to be those below it. The number after the name is its version. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/(\d*)/, 'Edge'],
  [/\bOPR\/(\d*)/, 'Opera'],
  [/\bSamsungBrowser\/(\d*)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d*)/, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\/(\d*)/, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SAFARI = /\bVersion\/(\d+)/;
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What an integrator's program calls itself: its first word and version, nothing of what follows. */
const PRODUCT = /^([A-Za-z][\w.+-]{0,39})\/(\d+(?:\.\d+)?)/;
/** Characters of a User-Agent that are read. */
const READ = 500;

/** "Chrome no Windows": enough for its owner to recognise, and no fingerprint. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const { browser, system } = partsOf(userAgent?.slice(0, READ) ?? '');
  return browser && system ? `${browser} no ${system}` : (browser ?? system);
}

/** "Chrome 141 no Windows", or "python-requests 2.31": the family, its version and the system. Null: it does not say. */
export function programOf(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, READ) ?? '';
  const { browser, version, system } = partsOf(text);
  if (!browser) return PRODUCT.exec(text)?.slice(1).join(' ') ?? system ?? null;
  const named = version ? `${browser} ${version.slice(0, 6)}` : browser;
  return system ? `${named} no ${system}` : named;
}

function partsOf(text: string) {
  const found = BROWSERS.find(([form]) => form.test(text));
  const browser = found?.[1];
  return {
    browser,
    version: browser === 'Safari' ? SAFARI.exec(text)?.[1] : found?.[0].exec(text)?.[1],
    system: SYSTEMS.find(([form]) => form.test(text))?.[1],
  };
}
