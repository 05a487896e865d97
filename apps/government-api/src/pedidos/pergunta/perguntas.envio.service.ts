import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock.ts';
import { porExtenso } from '../../clock/zoned-time.ts';
import type { Transaction } from '../../database/database.ts';
import { FornecedoresService } from '../../fornecedores/fornecedores.service.ts';
import { MAIL, type MailSettings, pageAt } from '../../mail/mail.settings.ts';
import { MailOutbox } from '../../mail/mail-outbox.ts';
import type { CabecalhoPedido } from '../registro/pedidos.repository.ts';
import { totalPerguntado } from './perguntas.mapper.ts';
import type { PerguntasRepository } from './perguntas.repository.ts';

type Fornecedor = Awaited<ReturnType<PerguntasRepository['suppliersOf']>>[number];
type Feita = {
  readonly id: number;
  readonly texto: string | null;
  readonly endereco: string;
  readonly prazoEm: Date;
  /** The deadline in words. */
  readonly valeAte: string;
};

const chaveDe = (id: number): string => `pergunta:${id}`;
const refeicoes = (n: number): string => `${n} ${n === 1 ? 'refeição' : 'refeições'}`;

@Injectable()
export class PerguntasEnvioService {
  constructor(
    private readonly fornecedores: FornecedoresService,
    private readonly correio: MailOutbox,
    private readonly clock: Clock,
    @Inject(MAIL) private readonly settings: MailSettings | null,
  ) {}

  /** Returns the addresses it goes to: none where there is no mail, or nobody to send it to. */
  async enviar(
    tx: Transaction,
    { pedido, lotacao }: CabecalhoPedido,
    fornecedor: Fornecedor,
    { id, texto, endereco, prazoEm, valeAte }: Feita,
  ): Promise<string[]> {
    const link = this.settings?.link;
    if (!link) return [];
    const para = await this.fornecedores.emailsDe(tx, fornecedor.id, 'PEDIDOS');
    const dia = porExtenso(pedido.dataRefeicao);
    const corpo = [
      `${fornecedor.nome}, dá para atender o pedido ${pedido.numero} de ${lotacao.nome} para ${dia}?`,
      [
        ...fornecedor.refeicoes.map(({ nome, quantidade }) => `- ${nome}: ${quantidade}`),
        `No total, ${refeicoes(totalPerguntado(fornecedor.refeicoes))}.`,
      ].join('\n'),
      ...(texto ? [texto] : []),
      `Responda até ${valeAte} neste endereço, que vale uma resposta e é só seu:`,
      pageAt(link, endereco),
    ].join('\n\n');
    const assunto = `Dá para atender o pedido ${pedido.numero}? Responda até ${valeAte}`;
    await this.correio.addSecret(
      tx,
      para.map(email => ({ chave: chaveDe(id), para: email, assunto, texto: corpo, externo: true })),
      this.clock.now(),
      prazoEm,
    );
    return para;
  }

  /** A question withdrawn before its mail left is not asked. */
  recolher(tx: Transaction, id: number, agora: Date): Promise<void> {
    return this.correio.withdraw(tx, [chaveDe(id)], agora);
  }
}
