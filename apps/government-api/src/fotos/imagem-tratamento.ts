import { open, rm } from 'node:fs/promises';
import { problema } from '@alipen/platform/problems/problema';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { faltouEspaco } from './espaco.rules.ts';
import { guardadaComo, type TipoImagem, type TipoRecebido, tipoDaImagem } from './imagem.rules.ts';
import { COLUNAS, impressaoDe, LINHAS } from './impressao.rules.ts';
import { emFila } from './tratamento-fila.ts';

/** Decoded, 50 megapixels are 150 MB; the largest phone photo of today is 8160 × 6120. */
const PIXELS = 50_000_000;
/** R23 asks the device for 1,600 pixels; a larger photo is kept at most this large. */
const LADO = 2560;
const LADO_DA_MINIATURA = 320;
/** A drawing is kept at most this large, on paper half of it; smaller than the last nothing is to be seen. */
const LADO_DO_DESENHO = 512;
const LADO_DO_DESENHO_NO_PAPEL = 256;
const MENOR_DESENHO = 32;
/** About 220 dots an inch where six photos share a page. */
const LADO_NO_PAPEL = 800;
/**
 * Coding tables fitted to each photo would save 3 to 8 % of its file, but hold the whole photo in memory once more (24
 * MB of 50).
 */
const SEM_GUARDAR_TUDO = { optimiseCoding: false } as const;
const LEITURA = { limitInputPixels: PIXELS, failOn: 'error' } as const;

// To save memory, nothing is cached between photos and each uses one thread. Only the formats accepted here are read.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

export type Tratada = {
  readonly tipo: TipoImagem;
  readonly largura: number;
  readonly altura: number;
  readonly impressao: string | null;
  readonly exif: Buffer | undefined;
  /** Temporary files of the upright image and of its thumbnail, until they are stored or discarded. */
  readonly imagem: string;
  readonly miniatura: string;
  descartar(): Promise<void>;
};

const FOTO_DANIFICADA = 'A foto está incompleta ou danificada e não pôde ser aberta. Tire outra ou envie de novo.';

const formatos: Readonly<Record<TipoRecebido, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heif',
};

/**
 * Decodes the whole file and writes it anew, upright and at most 2,560 pixels, so that no second file hides in it.
 * Besides the picture only the EXIF is kept, and only with `guardaLugar`. One photo at a time (`emFila`).
 */
export async function tratar(arquivo: string, tipo: TipoRecebido, guardaLugar: boolean): Promise<Tratada> {
  const imagem = `${arquivo}.imagem`;
  const miniatura = `${arquivo}.miniatura`;
  const descartar = async () => {
    await Promise.all([rm(imagem, { force: true }), rm(miniatura, { force: true })]);
  };
  try {
    const tratada = await emFila(async () => {
      const { exif, icc } = await conferir(arquivo, tipo);
      const lida = sharp(arquivo, { ...LEITURA, ignoreIcc: ehSrgb(icc) });
      const { width, height } = await escrever(lida, imagem, guardadaComo[tipo], guardaLugar);
      await reduzir(imagem, miniatura);
      return { largura: width, altura: height, impressao: impressaoDe(await cinzas(miniatura)), exif };
    });
    // The next photo's turn comes while the disk writes this one.
    await naFolha(imagem);
    return { ...tratada, tipo: guardadaComo[tipo], imagem, miniatura, descartar };
  } catch (error) {
    await descartar();
    throw recusa(error, tipo);
  }
}

export const fazerMiniatura = (imagem: Buffer): Promise<Buffer> => emFila(() => pequena(sharp(imagem)).toBuffer());

export const reduzirParaPapel = (imagem: Buffer): Promise<Buffer> =>
  emFila(() => noMaximo(sharp(imagem), LADO_NO_PAPEL).flatten({ background: '#fff' }).jpeg({ quality: 72 }).toBuffer());

/** Both PNG: as it was drawn, and smaller, on white. */
export type Desenho = { readonly imagem: Buffer; readonly noPapel: Buffer };

export function tratarDesenho(chegou: Buffer): Promise<Desenho> {
  const tipo = exigirDesenho(chegou);
  return emFila(async () => {
    try {
      const { width, height } = await conferir(chegou, tipo);
      if (Math.min(width, height) < MENOR_DESENHO) throw pequeno(width, height);
      const imagem = await noMaximo(sharp(chegou, LEITURA).autoOrient(), LADO_DO_DESENHO).png().toBuffer();
      const menor = noMaximo(sharp(imagem), LADO_DO_DESENHO_NO_PAPEL).flatten({ background: '#fff' });
      return { imagem, noPapel: await menor.png({ compressionLevel: 9 }).toBuffer() };
    } catch (error) {
      throw recusa(error, tipo, 'A imagem está incompleta ou danificada e não pôde ser aberta. Envie outra.');
    }
  });
}

function exigirDesenho(chegou: Buffer): TipoRecebido {
  if (!chegou.length) throw problema('arquivo-invalido', { detail: 'A imagem chegou vazia.' });
  const tipo = tipoDaImagem(chegou);
  if (tipo && tipo !== 'image/heic') return tipo;
  throw problema('tipo-nao-aceito', { detail: 'O arquivo não é uma imagem PNG, JPG ou WEBP.' });
}

const pequeno = (largura: number, altura: number) =>
  problema('arquivo-invalido', {
    detail: `A imagem tem ${largura} × ${altura} pixels, e o menor lado deve ter ao menos ${MENOR_DESENHO}. Envie uma maior.`,
  });

const noMaximo = (imagem: Sharp, lado: number): Sharp =>
  imagem.resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true });

async function conferir(arquivo: string | Buffer, tipo: TipoRecebido): Promise<Metadata> {
  const lida = await sharp(arquivo, { limitInputPixels: false }).metadata();
  if (lida.format !== formatos[tipo]) throw new Error('the image is not what its first bytes say');
  if (lida.width * lida.height > PIXELS) {
    throw problema('arquivo-invalido', {
      detail: `A imagem tem ${lida.width} × ${lida.height} pixels; o limite são 50 milhões. Use uma resolução menor.`,
    });
  }
  return lida;
}

/** What is written is sRGB: colours that already are would be worked out anew, which takes as long as decoding the photo. */
const ehSrgb = (perfil: Buffer | undefined): boolean =>
  perfil?.toString('latin1').replaceAll('\0', '').includes('sRGB') ?? false;

function escrever(lida: Sharp, destino: string, tipo: TipoImagem, guardaLugar: boolean) {
  const direita = noMaximo(lida.autoOrient(), LADO);
  const escrita =
    tipo === 'image/png'
      ? direita.png()
      : direita.flatten({ background: '#fff' }).jpeg({ quality: 85, ...SEM_GUARDAR_TUDO });
  return (guardaLugar ? escrita.keepExif() : escrita).toFile(destino);
}

const pequena = (imagem: Sharp): Sharp =>
  noMaximo(imagem, LADO_DA_MINIATURA).flatten({ background: '#fff' }).jpeg({ quality: 72 });

const reduzir = (imagem: string, destino: string) => pequena(sharp(imagem)).toFile(destino);

const cinzas = (imagem: string): Promise<Buffer> =>
  sharp(imagem).greyscale().resize(COLUNAS, LINHAS, { fit: 'fill' }).raw().toBuffer();

/** Synced to disk before a row names the file. */
async function naFolha(arquivo: string): Promise<void> {
  const file = await open(arquivo, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function recusa(error: unknown, tipo: TipoRecebido, danificada = FOTO_DANIFICADA): unknown {
  if (error instanceof Error && error.name === 'Problema') return error;
  if (faltouEspaco(error)) return error;
  const detail =
    tipo === 'image/heic'
      ? 'Esta foto está em HEIC, que este servidor não abre. No aparelho, escolha o formato “Mais compatível” ou envie em JPG.'
      : danificada;
  return problema('arquivo-invalido', { detail, cause: error });
}
