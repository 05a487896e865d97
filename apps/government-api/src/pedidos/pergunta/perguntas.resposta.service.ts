import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_ATENDIMENTO_DO_FORNECEDOR } from '@alipen/contracts/generated/rotulos/perguntas';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import { closedDoor, doorSum, signedName } from '../../auth/supplier-door.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { NotificacoesService } from '../../notificacoes/notificacoes.service.ts';
import { PedidosPassoService } from '../ciclo/passo.service.ts';
import { PedidosRepository } from '../registro/pedidos.repository.ts';
import { toAResponder, totalPerguntado } from './perguntas.mapper.ts';
import { type PerguntaComPedido, PerguntasRepository } from './perguntas.repository.ts';
import { type Respondida, respostaDe, situacaoDaPergunta } from './perguntas.rules.ts';

type Schemas = components['schemas'];

const semPorta = () => closedDoor('Ele vale uma resposta, até o prazo e a decisão do pedido: fale com o atendimento.');

/** Public: whoever holds the code answers for the supplier (ADR 41). */
@Injectable()
export class PerguntasRespostaService {
  constructor(
    private readonly database: Database,
    private readonly repository: PerguntasRepository,
    private readonly pedidos: PedidosRepository,
    private readonly passos: PedidosPassoService,
    private readonly notificacoes: NotificacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async ler(codigo: string): Promise<Schemas['PerguntaAResponder']> {
    return toAResponder(await this.abrir(this.database, codigo));
  }

  responder(codigo: string, dada: Schemas['RespostaDaPergunta']): Promise<Schemas['RespostaDaPerguntaRecebida']> {
    const nome = signedName(dada.nome);
    return this.database.transaction(async tx => {
      const achada = await this.repository.findBySum(tx, doorSum(codigo));
      if (!achada) throw semPorta();
      // The decision writes the order's row: of the two, whoever comes second sees the other.
      await this.pedidos.lock(tx, achada.pedido.id);
      const resposta = respostaDe(dada, totalPerguntado(achada.pergunta.refeicoes));
      const repetida = await this.jaRespondida(tx, codigo, { ...resposta, respondente: nome });
      if (repetida) return repetida;
      const lida = await this.abrir(tx, codigo);
      const agora = this.clock.now();
      const dela = { ...resposta, respondente: nome, respondidaEm: agora };
      if (!(await this.repository.answer(tx, lida.pergunta.id, dela))) throw semPorta();
      await this.contar(tx, lida, { ...resposta, respondente: nome });
      return { numero: lida.pedido.numero, recebidaEm: agora.toISOString() };
    });
  }

  private async contar(tx: Transaction, lida: PerguntaComPedido, dada: Respondida & { respondente: string }) {
    const { pergunta, pedido, lotacao, fornecedor } = lida;
    const resposta = [
      ROTULO_DE_ATENDIMENTO_DO_FORNECEDOR[dada.atendimento],
      ...(dada.quantidade === null ? [] : [`${dada.quantidade} refeições`]),
      ...(dada.explicacao === null ? [] : [dada.explicacao]),
    ].join(': ');
    await this.audit.recordAll(tx, null, [
      {
        ...{ acao: 'responderPerguntaPeloCodigo', entidade: 'pedidos', entidadeId: pedido.id },
        dados: { fornecedor, declarante: dada.respondente, resposta },
      },
    ]);
    const { id: pedidoId, numero, dataRefeicao: data, situacao } = pedido;
    const fato = { lotacaoId: lotacao.id, lotacao: lotacao.nome, data, pedidoId, numero };
    await this.notificacoes.emitir(tx, 'PERGUNTA_RESPONDIDA', [
      { ...fato, perguntaId: pergunta.id, perguntadaPor: pergunta.perguntadaPor, fornecedor, resposta },
    ]);
    await this.passos.anunciar(tx, [{ id: pedidoId, lotacaoId: lotacao.id, dataRefeicao: data, situacao }]);
  }

  /** Recognizes the same answer sent again, after the first confirmation was lost. */
  private async jaRespondida(tx: Transaction, codigo: string, dada: Respondida & { respondente: string }) {
    const lida = await this.repository.findBySum(tx, doorSum(codigo));
    const { pergunta, pedido } = lida ?? {};
    if (!pergunta?.respondidaEm || !pedido) return undefined;
    const igual =
      pergunta.atendimento === dada.atendimento &&
      pergunta.quantidade === dada.quantidade &&
      pergunta.explicacao === dada.explicacao &&
      pergunta.respondente === dada.respondente;
    return igual ? { numero: pedido.numero, recebidaEm: pergunta.respondidaEm.toISOString() } : undefined;
  }

  private async abrir(tx: Transaction, codigo: string): Promise<PerguntaComPedido> {
    const lida = await this.repository.findBySum(tx, doorSum(codigo));
    const aberta =
      lida && situacaoDaPergunta(lida.pergunta, { ...lida.pedido, atende: lida.atende }, this.clock.now()) === 'ABERTA';
    if (!lida || !aberta) throw semPorta();
    return lida;
  }
}
