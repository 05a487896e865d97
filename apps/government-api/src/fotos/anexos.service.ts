import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { limited } from '../http/stream.ts';
import { comEspaco } from './espaco.rules.ts';
import { FotosArmazem, type Guardado } from './fotos-armazem.ts';
import { FotosChegada, type Recebida } from './fotos-chegada.ts';
import { extensao, type TipoImagem } from './imagem.rules.ts';
import { tratar } from './imagem-tratamento.ts';

type TipoAnexo = TipoImagem | 'application/pdf';
export type AnexoGuardado = { arquivo: string; tipo: TipoAnexo; bytes: number; sha256: string };

const PDF = Buffer.from('%PDF-');
const FIM = 1024;
/** PDF names that make a file act by itself or carry another file. */
const ATIVO = /\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia)\b/;

/** A photo goes through the same checks as every photo; a PDF may not act by itself. */
@Injectable()
export class AnexosService {
  constructor(
    private readonly chegada: FotosChegada,
    private readonly armazem: FotosArmazem,
  ) {}

  /** `prefixo` separates the files of one record from those of another. */
  async guardar(corpo: Readable, limite: number, declarado: string, prefixo: string): Promise<AnexoGuardado> {
    const recebida = await comEspaco(this.chegada.receber(limited(corpo, limite, 'O arquivo deve ter até 10 MB.')));
    try {
      if (recebida.sha256 !== declarado) {
        throw problema('arquivo-invalido', { detail: 'O arquivo chegou diferente do que saiu. Envie de novo.' });
      }
      return recebida.tipo ? await this.imagem(recebida, prefixo) : await this.pdf(recebida, prefixo);
    } finally {
      await recebida.descartar();
    }
  }

  abrir(arquivo: string): Promise<Guardado | undefined> {
    return this.armazem.abrir(arquivo);
  }

  private async imagem({ caminho, tipo, sha256, bytes }: Recebida, prefixo: string): Promise<AnexoGuardado> {
    if (!tipo) throw new Error('an image without a type');
    const tratada = await comEspaco(tratar(caminho, tipo, false));
    try {
      const arquivo = `${prefixo}-${sha256}.${extensao[tratada.tipo]}`;
      await comEspaco(this.armazem.guardar(arquivo, tratada.imagem, tratada.tipo));
      return { arquivo, tipo: tratada.tipo, bytes, sha256 };
    } finally {
      await tratada.descartar();
    }
  }

  private async pdf({ caminho, sha256, bytes }: Recebida, prefixo: string): Promise<AnexoGuardado> {
    await exigirPdf(caminho, bytes);
    const arquivo = `${prefixo}-${sha256}.pdf`;
    await comEspaco(this.armazem.guardar(arquivo, caminho, 'application/pdf'));
    return { arquivo, tipo: 'application/pdf', bytes, sha256 };
  }
}

async function exigirPdf(caminho: string, bytes: number): Promise<void> {
  const file = await open(caminho, 'r');
  try {
    const { buffer: inicio } = await file.read(Buffer.alloc(PDF.length), 0, PDF.length, 0);
    if (!inicio.equals(PDF)) throw problema('tipo-nao-aceito', { detail: 'Envie uma foto em JPG ou PNG, ou um PDF.' });
    const { buffer: fim } = await file.read(Buffer.alloc(FIM), 0, FIM, Math.max(0, bytes - FIM));
    if (!fim.includes('%%EOF')) throw problema('arquivo-invalido', { detail: 'O PDF está incompleto. Envie de novo.' });
    // Read in pieces; each starts with the end of the one before, in case a name was cut between them.
    let resto = '';
    for await (const pedaco of file.createReadStream({ start: 0, autoClose: false, encoding: 'latin1' })) {
      if (ATIVO.test(resto + pedaco)) {
        throw problema('arquivo-invalido', {
          detail: 'O PDF tem partes que agem sozinhas. Imprima-o em um PDF novo e envie.',
        });
      }
      resto = String(pedaco).slice(-16);
    }
  } finally {
    await file.close();
  }
}
