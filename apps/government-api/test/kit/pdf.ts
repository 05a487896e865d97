import { inflateSync } from 'node:zlib';

const fluxosDe = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, corpo = '']) => {
    try {
      return inflateSync(Buffer.from(corpo, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });

/** Letters by glyph, from the font's own table to Unicode. */
function letrasDe(fluxo: string): readonly string[] {
  const [, lista = ''] = /beginbfrange\s*<0000>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/i.exec(fluxo) ?? [];
  return [...lista.matchAll(/<([0-9a-f\s]*)>/gi)].map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le'),
  );
}

/** Everything written on the pages, piece by piece, marks across them included. Each piece is read with every font of the file. */
export function textosDoPdf(pdf: Buffer): string[] {
  const fluxos = fluxosDe(pdf);
  const fontes = fluxos.map(letrasDe).filter(letras => letras.length > 0);
  const pedacos = fluxos.flatMap(fluxo => [...fluxo.matchAll(/\[([^\]]*)\] TJ/g)].map(([, dentro = '']) => dentro));
  return pedacos.flatMap(pedaco => {
    const hex = [...pedaco.matchAll(/<([0-9a-f]+)>/gi)].map(([, parte]) => parte).join('');
    const glifos = (hex.match(/.{4}/g) ?? []).map(glifo => Number.parseInt(glifo, 16));
    return fontes.map(letras => glifos.map(glifo => letras[glifo] ?? '').join(''));
  });
}
