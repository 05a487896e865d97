import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { textosDoPdf } from '../../test/kit/pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { writePdf } from './pdf-writer.ts';

const documento: PdfDocument = {
  title: 'Lista de produção e entrega',
  subtitle: 'Sabor & Cia. · sábado, 21/11/2026',
  instant: new Date('2026-11-20T21:32:00Z'),
  head: { lines: [], arms: null },
  footer: 'Emitida por Ana Atende em 20/11/2026 às 18:32',
  blocks: [
    { kind: 'facts', facts: [{ name: 'CNPJ', value: '12.ABC.345/01DE-35' }] },
    { kind: 'heading', text: 'Almoço' },
    { kind: 'paragraph', text: 'Sem alterações.', strong: true },
    {
      kind: 'table',
      summary: 'Almoço por unidade',
      columns: [
        { header: 'Unidade', share: 4 },
        { header: 'Interno', share: 1, number: true },
      ],
      rows: [
        { band: 'São Luís, MA' },
        ...Array.from({ length: 90 }, (_, n) => ({ cells: [`Unidade ${n}`, String(n)], note: 'Rua do Sol, 10' })),
      ],
      total: ['Total', '4.005'],
    },
    { kind: 'signatures', signatures: [{ title: 'Fornecedor', detail: 'Nome, data e hora' }] },
  ],
};

function objetos(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return text.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (whole, body: string) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}
const quantos = (texto: string, tipo: string) => texto.split(new RegExp(`/S /${tipo}\\n`)).length - 1;

describe('o documento em PDF', () => {
  it('é PDF/UA em português: título, marcas, cabeçalhos com escopo, fonte embutida', async () => {
    const texto = objetos(await writePdf(documento));
    expect(texto).toMatch(/\/Marked true/);
    expect(texto).toMatch(/\/Lang \(pt-BR\)/);
    expect(texto).toMatch(/\/DisplayDocTitle true/);
    expect(texto).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(texto).toMatch(/\/FontFile2 /);
    expect(['H1', 'H2', 'Table', 'THead', 'TBody', 'TFoot', 'TR'].map(tipo => quantos(texto, tipo))).toEqual([
      1, 1, 1, 1, 1, 1, 93,
    ]);
    expect(texto.match(/\/Scope \/Column/g)).toHaveLength(2);
    expect(texto).toMatch(/\/ColSpan 2/);
  });

  it('o cabeçalho da tabela repete-se em cada página, mas é lido uma vez', async () => {
    const pdf = await writePdf(documento);
    const paginas = pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
    expect(paginas).toBeGreaterThan(2);
    // The table's heading has two cells; each page's footer has two texts and a rule.
    const repetidas = objetos(pdf).match(/\/Artifact <<\n\/Type \/Pagination/g)?.length;
    expect(repetidas).toBe((paginas - 1) * 2 + paginas * 2);
  });

  it('as fotos são carregadas uma de cada vez, dizem o que mostram e cabem até seis por página', async () => {
    let carregando = 0;
    const photos = Array.from({ length: 13 }, (_, n) => ({
      alt: `Foto: Marmita. H${n} Foto da marmita aberta.`,
      caption: [`H${n} Foto da marmita aberta`, 'Marmita · tirada em 21/11/2026 às 11:32 por Fábio Fiscal'],
      load: async () => {
        carregando += 1;
        expect(carregando).toBe(1);
        const feita = await sharp({ create: { width: 8 * (n + 1), height: 60, channels: 3, background: '#a33' } })
          .jpeg()
          .toBuffer();
        carregando -= 1;
        return n === 12 ? undefined : feita;
      },
    }));
    const strokes = [
      [0, 0, 500, 900, 1000, 100],
      [10, 10],
    ];
    const pdf = await writePdf({
      ...documento,
      blocks: [
        { kind: 'photos', photos },
        { kind: 'signatures', signatures: [{ title: 'Fábio Fiscal', detail: 'Fiscalizou', strokes }] },
      ],
    });
    const texto = objetos(pdf);
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(3);
    // Twelve photos, one that no longer exists, and the drawn signature.
    expect(quantos(texto, 'Figure')).toBe(13);
    expect(texto.match(/\/Subtype \/Image/g)).toHaveLength(12);
    expect(texto.match(/\/Alt \(/g)).toHaveLength(13);
    expect(texto.match(/\/BBox \[/g)).toHaveLength(13);
  });

  it('os recortes ficam inteiros em uma página, cada um com o seu órgão e a linha de corte', async () => {
    const slips = Array.from({ length: 9 }, (_, n) => ({
      head: 'Estado · Secretaria',
      title: `Pessoa ${n}`,
      detail: 'Matrícula 1',
      facts: [
        { name: 'CPF', value: '111.444.777-35' },
        { name: 'Primeira senha', value: 'abcd-efgh-jkmn-pqrs' },
      ],
      foot: 'Escolha a sua ao entrar.',
    }));
    const pdf = await writePdf({ ...documento, blocks: [{ kind: 'slips', slips }] });
    const textos = textosDoPdf(pdf);
    expect(textos.filter(texto => texto === 'Estado · Secretaria')).toHaveLength(9);
    expect(textos.filter(texto => texto === 'abcd-efgh-jkmn-pqrs')).toHaveLength(9);
    const marcas = objetos(pdf);
    expect(marcas.match(/\/S \/Sect/g)).toHaveLength(9);
    // One above the first of each page and one below each.
    const paginas = marcas.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(paginas).toBe(2);
    expect(marcas.match(/\[4 4\] 0 d/g)).toHaveLength(9 + paginas);
  });

  it('o mesmo documento dá os mesmos bytes; outro, outros', async () => {
    const [um, outro, diferente] = await Promise.all([
      writePdf(documento),
      writePdf(documento),
      writePdf({ ...documento, title: 'Outro' }),
    ]);
    expect(um.equals(outro)).toBe(true);
    expect(um.equals(diferente)).toBe(false);
  });

  it('o brasão fica ao lado do nome em todas as páginas, guardado uma vez, e leitores de tela o pulam', async () => {
    const arms = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    const lines = ['Estado do Maranhão', 'Secretaria de Administração Penitenciária'];
    const escrever = () => writePdf({ ...documento, head: { lines, arms } });
    const [pdf, outro] = await Promise.all([escrever(), escrever()]);
    const texto = objetos(pdf);
    const paginas = pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
    expect(paginas).toBeGreaterThan(2);
    expect(texto.match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(texto.match(/\/Artifact <<\n\/Type \/Pagination\n>> BDC\nq\n[^\n]* cm\n\/I1 Do/g)).toHaveLength(paginas);
    expect(quantos(texto, 'Figure')).toBe(0);
    expect(textosDoPdf(pdf).filter(escrito => escrito === lines[0])).toHaveLength(paginas);
    expect(pdf.equals(outro)).toBe(true);
  });

  it('a linha longa da agência diminui até caber em uma', async () => {
    const alturas = async (linha: string) => {
      const pdf = await writePdf({ ...documento, head: { lines: [linha, 'Secretaria'], arms: null } });
      return textosDoPdf(pdf).filter(escrito => escrito === linha).length;
    };
    expect(
      await alturas('Secretaria de Estado da Administração Penitenciária e da Ressocialização '.repeat(2).trim()),
    ).toBe(await alturas('Estado'));
  });

  it('um sinal que antes só foi parte de outro ainda se copia e se lê em voz alta', async () => {
    const escrito = async (title: string) => textosDoPdf(await writePdf({ ...documento, title }));
    await escrito('Lista «B');
    expect(await escrito('Lista ‹B')).toContain('Lista ‹B');
  });

  it('o índice diz a página de cada título, lido como índice e também nos marcadores', async () => {
    const indexado: PdfDocument = {
      ...documento,
      blocks: [
        { kind: 'index' },
        ...['Primeira', 'Segunda'].flatMap(text => [
          { kind: 'page' as const },
          { kind: 'heading' as const, text, index: 1 as const },
          { kind: 'heading' as const, text: `Parte da ${text}`, index: 2 as const },
        ]),
      ],
    };
    const partes: number[] = [];
    const pdf = await writePdf(indexado, async parte => void partes.push(parte));
    const texto = objetos(pdf);
    expect(quantos(texto, 'TOCI')).toBe(4);
    expect(quantos(texto, 'H2')).toBe(2);
    expect(quantos(texto, 'H3')).toBe(2);
    expect(texto.match(/\/Title /g)?.length).toBeGreaterThanOrEqual(4);
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(3);
    expect(partes.every((parte, at) => parte >= (partes[at - 1] ?? 0) && parte < 1)).toBe(true);
    expect((await writePdf(indexado)).equals(pdf)).toBe(true);
  });
});
