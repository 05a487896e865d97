/** The parts we use of qrcode, which ships no types. */
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
