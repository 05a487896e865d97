import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import type { Transaction } from '../database/database.ts';
import { FornecedoresService } from '../fornecedores/fornecedores.service.ts';
import { MAIL, type MailSettings, pageAt } from '../mail/mail.settings.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';
import type { TrocaLida } from './trocas.repository.ts';
import { emPalavras, quando } from './trocas.rules.ts';

const chaveDe = (id: number): string => `troca:${id}`;

/** What the supplier is told of a swap, at its addresses for orders. */
@Injectable()
export class TrocasEnvioService {
  constructor(
    private readonly fornecedores: FornecedoresService,
    private readonly correio: MailOutbox,
    private readonly clock: Clock,
    @Inject(MAIL) private readonly settings: MailSettings | null,
  ) {}

  /** Returns the addresses it goes to: none where there is no mail, or nobody to send it to. */
  async pedir(tx: Transaction, lida: TrocaLida, endereco: string): Promise<string[]> {
    const link = this.settings?.link;
    if (!link) return [];
    const { troca, fornecedor, lotacao, refeicao } = lida;
    const para = await this.fornecedores.emailsDe(tx, troca.fornecedorId, 'PEDIDOS');
    const prazo = quando(troca.prazoEm);
    const texto = [
      `${fornecedor}, pede-se uma troca${lotacao ? ` em ${lotacao}` : ' em todas as unidades'}:`,
      emPalavras({ ...troca, refeicao }),
      `Motivo: ${troca.motivo}`,
      `Aceite ou recuse até as ${prazo} neste endereço, que vale uma resposta e é só seu. Sem resposta, fica recusada:`,
      pageAt(link, endereco),
    ].join('\n\n');
    const assunto = `Troca para ${porExtenso(troca.data)}: aceite ou recuse até as ${prazo}`;
    await this.correio.addSecret(
      tx,
      para.map(email => ({ chave: chaveDe(troca.id), para: email, assunto, texto, externo: true })),
      this.clock.now(),
      troca.prazoEm,
    );
    return para;
  }

  /** To whoever asked: nobody of the supplier's sees the screens. */
  async decidida(tx: Transaction, { troca, fornecedor, refeicao }: TrocaLida): Promise<void> {
    const para = await this.fornecedores.emailsDe(tx, troca.fornecedorId, 'PEDIDOS');
    const aceita = troca.situacao === 'ACEITA';
    const texto = [
      `${fornecedor}, a troca que pediu foi ${aceita ? 'aceita' : 'recusada'}.`,
      emPalavras({ ...troca, refeicao }),
      ...(troca.motivoDecisao ? [`Motivo: ${troca.motivoDecisao}`] : []),
    ].join('\n\n');
    const assunto = `Troca para ${porExtenso(troca.data)}: ${aceita ? 'aceita' : 'recusada'}`;
    const chave = `${chaveDe(troca.id)}:decisao`;
    await this.correio.addLetter(tx, { chave, referencia: chave, para, assunto, texto, anexos: [] }, this.clock.now());
  }

  /** One withdrawn before its mail left is not asked. */
  recolher(tx: Transaction, id: number, agora: Date): Promise<void> {
    return this.correio.withdraw(tx, [chaveDe(id)], agora);
  }
}
