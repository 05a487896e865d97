/** What is used of qrcode, which ships no types: the modules, to be drawn as squares. */
declare module 'qrcode' {
  type Matrix = { readonly size: number; get(row: number, column: number): number };
  const qrcode: {
    create(
      text: string,
      options: { readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
    ): { readonly modules: Matrix };
  };
  export default qrcode;
}
