interface Detector {
  detect: (image: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}
type Maker = new (options: { formats: readonly string[] }) => Detector;

/** Phones' browsers read codes themselves; where this one does not, the code is typed. */
const maker = () => (globalThis as { BarcodeDetector?: Maker }).BarcodeDetector;

export const podeLer = (): boolean => maker() !== undefined;

const DA_CASA = 'ALIPEN-';

/** The presence code in a photo; null where there is none, or what is there is another thing's. */
export async function lerCodigo(foto: Blob): Promise<string | null> {
  const Leitor = maker();
  if (!Leitor) return null;
  try {
    const image = await createImageBitmap(foto);
    const lidos = await new Leitor({ formats: ['qr_code'] }).detect(image);
    image.close();
    return lidos.find(({ rawValue }) => rawValue.startsWith(DA_CASA))?.rawValue ?? null;
  } catch {
    // A picture that cannot be decoded has no code that can be read.
    return null;
  }
}
