import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { LivroService } from '../livro/livro.service.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';

/** Every letter of the ledger: the last one to an address is what its witness has. */
export const REFERENCIA = 'livro';
const PREFIXO = `${REFERENCIA}/`;

/** The size of the head in a letter. */
export const tamanhoDaCarta = (chave: string): number => Number(chave.slice(PREFIXO.length));

@Injectable()
export class TestemunhasCartas {
  constructor(
    private readonly livro: LivroService,
    private readonly correio: MailOutbox,
    private readonly clock: Clock,
  ) {}

  async enviar(tx: Transaction, { tamanho, texto }: { tamanho: number; texto: string }, para: readonly string[]) {
    const carta = {
      chave: `${PREFIXO}${tamanho}`,
      referencia: REFERENCIA,
      para,
      assunto: `Livro de registro: ${tamanho.toLocaleString('pt-BR')} folhas`,
      texto: textoDaCarta(texto, await this.livro.chaveEscrita(tx)),
      anexos: [{ nome: `selo-${tamanho}.txt`, tipo: 'text/plain', conteudo: Buffer.from(texto).toString('base64') }],
    };
    await this.correio.addLetter(tx, carta, this.clock.now());
  }
}

const textoDaCarta = (selo: string, chave: string | null): string =>
  [
    'Guarde esta mensagem. Com ela se prova, em qualquer dia, se algo do que foi fechado, assinado e atestado até agora foi mudado ou apagado depois.',
    '',
    selo,
    `Chave do livro: ${chave}`,
    '',
    'Para conferir, peça ao órgão as folhas do livro e o programa conferir-livro.mjs: ele não usa nada deste sistema.',
  ].join('\n');
