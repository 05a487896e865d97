import { crc32, deflateRawSync } from 'node:zlib';

type Parte = {
  nome: string;
  conteudo: Buffer | string;
  /** Size that the zip declares for the opened content; the true one when unset. */
  declarado?: number;
};

/** Made by hand, so that a spec can lie in it. */
export function zip(partes: readonly Parte[]): Buffer {
  const locais: Buffer[] = [];
  const centrais: Buffer[] = [];
  let posicao = 0;
  for (const { nome, conteudo, declarado } of partes) {
    const bytes = Buffer.from(conteudo);
    const comprimido = deflateRawSync(bytes, { level: 9 });
    const campos = Buffer.alloc(26);
    campos.writeUInt16LE(20, 0);
    campos.writeUInt16LE(0x0800, 2);
    campos.writeUInt16LE(8, 4);
    campos.writeUInt32LE(crc32(bytes), 10);
    campos.writeUInt32LE(comprimido.length, 14);
    campos.writeUInt32LE(declarado ?? bytes.length, 18);
    campos.writeUInt16LE(Buffer.byteLength(nome), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), campos, Buffer.from(nome), comprimido]);
    const fim = Buffer.alloc(14);
    fim.writeUInt32LE(posicao, 10);
    centrais.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), campos, fim, Buffer.from(nome)]));
    locais.push(local);
    posicao += local.length;
  }
  const diretorio = Buffer.concat(centrais);
  const final = Buffer.alloc(18);
  final.writeUInt16LE(partes.length, 4);
  final.writeUInt16LE(partes.length, 6);
  final.writeUInt32LE(diretorio.length, 8);
  final.writeUInt32LE(posicao, 12);
  return Buffer.concat([...locais, diretorio, Buffer.from('PK\u0005\u0006', 'latin1'), final]);
}

const texto = (valor: string): string => valor.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export type Celula = string | number | { xml: string };
export type Aba = { nome: string; linhas: readonly (readonly Celula[])[]; estado?: string };

/** Styles 1 and 2 are a day and an hour. */
export function partesXlsx(abas: readonly Aba[]): Parte[] {
  const celula = (valor: Celula): string => {
    if (typeof valor === 'number') return `<c><v>${valor}</v></c>`;
    if (typeof valor === 'object') return valor.xml;
    return valor === '' ? '<c/>' : `<c t="inlineStr"><is><t>${texto(valor)}</t></is></c>`;
  };
  return [
    {
      nome: 'xl/workbook.xml',
      conteudo: `<workbook xmlns:r="r"><sheets>${abas
        .map(
          ({ nome, estado }, i) =>
            `<sheet name="${nome}" sheetId="${i + 1}" r:id="r${i}"${estado ? ` state="${estado}"` : ''}/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      nome: 'xl/_rels/workbook.xml.rels',
      conteudo: `<Relationships>${abas.map((_, i) => `<Relationship Id="r${i}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    },
    {
      nome: 'xl/styles.xml',
      conteudo:
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-416]hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    },
    ...abas.map(({ linhas }, i) => ({
      nome: `xl/worksheets/sheet${i + 1}.xml`,
      conteudo: `<worksheet><sheetData>${linhas
        .map((linha, r) => `<row r="${r + 1}">${linha.map(celula).join('')}</row>`)
        .join('')}</sheetData></worksheet>`,
    })),
  ];
}

export const xlsx = (...linhas: readonly (readonly Celula[])[]): Buffer => zip(partesXlsx([{ nome: 'Dados', linhas }]));
