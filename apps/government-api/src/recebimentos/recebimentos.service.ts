import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { horaEm } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { type CabecalhoPedido, type EventoDeEntrega, PedidosService } from '../pedidos/pedidos.service.ts';
import { type Conferencia, type Contexto, errosDaConferencia, esperadasDe } from './conferencia.rules.ts';
import { EntregasRepository } from './entregas.repository.ts';
import {
  completudeDaEntrega,
  daRefeicao,
  type Entrega,
  proximaVersao,
  quantidadesDe,
  vigentes,
} from './entregas.rules.ts';
import { EntregasService } from './entregas.service.ts';
import { situacaoDoPedido } from './quantidades.rules.ts';
import { itensDe, linhaDe, temperaturasForaDe } from './recebimentos.linha.rules.ts';
import { type RecebimentoLido, RecebimentosRepository } from './recebimentos.repository.ts';
import { frasesDoRecebimento, registroDe } from './recebimentos.trilha.rules.ts';

export { atrasoEm, faixaDe } from './atraso.rules.ts';

type Schemas = components['schemas'];
type Resposta = Promise<Schemas['RecebimentosDoPedido']>;

export { temperaturasForaDe };

type Escrita = { pedidoId: number; ifMatch: string | undefined };

type Registro = {
  readonly evento: EventoDeEntrega;
  readonly conferencia: Conferencia;
  readonly clienteUuid: string | undefined;
  readonly entrega: Entrega;
  readonly numero: number;
  readonly corrige: { anterior: RecebimentoLido; motivo: string } | null;
};

/** One record per meal; replacements are linked to it, and a correction keeps the version it corrects. */
@Injectable()
export class RecebimentosService {
  constructor(
    private readonly database: Database,
    private readonly repository: RecebimentosRepository,
    private readonly pedidosComEntrega: EntregasRepository,
    private readonly entregas: EntregasService,
    private readonly pedidos: PedidosService,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
    private readonly notificacoes: NotificacoesService,
    private readonly fechamentos: FechamentosService,
    private readonly clock: Clock,
  ) {}

  registrar(pessoa: Pessoa, { pedidoId, ifMatch }: Escrita, novo: Schemas['NovoRecebimento']): Resposta {
    const { tipoAlimentacaoId, reposicao = false, clienteUuid, ...conferencia } = novo;
    return this.database.transaction(async tx => {
      const cabecalho = await this.travar(tx, pedidoId, pessoa);
      if (await this.jaGravado(tx, pedidoId, clienteUuid)) return this.entregas.doPedido(tx, pedidoId, pessoa);
      await this.exigirDiaAberto(tx, cabecalho);
      this.pedidos.exigirEntrega('receber', cabecalho, { pessoa, ifMatch });
      const todas = await this.lidas(tx, cabecalho);
      const entrega = daRefeicao(todas, tipoAlimentacaoId);
      exigirVez(entrega, reposicao, cabecalho.fusoHorario);
      const numero = Math.max(0, ...vigentes(entrega).map(({ linha }) => linha.entrega)) + 1;
      const registro = { evento: 'receber', conferencia, clienteUuid, entrega, numero, corrige: null } as const;
      return this.gravar(tx, pessoa, cabecalho, registro);
    });
  }

  corrigir(
    pessoa: Pessoa,
    { recebimentoId, ifMatch }: { recebimentoId: number; ifMatch: string | undefined },
    { motivo, clienteUuid, ...conferencia }: Schemas['CorrecaoRecebimento'],
  ): Resposta {
    return this.database.transaction(async tx => {
      const anterior = await this.repository.findById(tx, recebimentoId);
      if (!anterior) throw problema('nao-encontrado', { detail: `O recebimento ${recebimentoId} não existe.` });
      const { pedidoId, tipoAlimentacaoId } = anterior;
      const cabecalho = await this.travar(tx, pedidoId, pessoa);
      if (await this.jaGravado(tx, pedidoId, clienteUuid)) return this.entregas.doPedido(tx, pedidoId, pessoa);
      await this.exigirDiaAberto(tx, cabecalho);
      this.pedidos.exigirEntrega('corrigirRecebimento', cabecalho, { pessoa, ifMatch });
      const entrega = daRefeicao(await this.lidas(tx, cabecalho), tipoAlimentacaoId);
      const lido = entrega.recebimentos.find(({ linha }) => linha.id === recebimentoId);
      if (!lido?.linha.vigente)
        throw problema('conflito', { detail: 'Este registro já foi corrigido. Corrija o novo.' });
      return this.gravar(tx, pessoa, cabecalho, {
        evento: 'corrigirRecebimento',
        conferencia,
        clienteUuid,
        entrega,
        numero: anterior.entrega,
        corrige: { anterior: lido, motivo: motivo.trim() },
      });
    });
  }

  private async travar(tx: Transaction, pedidoId: number, pessoa: Pessoa): Promise<CabecalhoPedido> {
    await this.fechamentos.travarPeloPedido(tx, pedidoId);
    await this.pedidosComEntrega.lock(tx, pedidoId);
    return this.pedidos.exigir(tx, pedidoId, pessoa);
  }

  /** The map the supplier is paid by is not changed once it is closed. */
  private exigirDiaAberto(tx: Transaction, { pedido }: CabecalhoPedido): Promise<void> {
    return this.fechamentos.exigirAbertos(tx, [{ lotacaoId: pedido.lotacaoId, data: pedido.dataRefeicao }]);
  }

  /** A phone that lost the answer sends again, and gets what is already stored. */
  private async jaGravado(tx: Transaction, pedidoId: number, clienteUuid: string | undefined): Promise<boolean> {
    const gravado = clienteUuid && (await this.repository.findByClienteUuid(tx, clienteUuid));
    if (gravado && gravado.pedidoId !== pedidoId) {
      throw problema('conflito', { detail: 'Este registro já foi enviado para outro pedido.' });
    }
    return Boolean(gravado);
  }

  private lidas(tx: Transaction, { pedido, fusoHorario }: CabecalhoPedido): Promise<Entrega[]> {
    const { id, lotacaoId, dataRefeicao: data } = pedido;
    return this.entregas.lidas(tx, id, { lotacaoId, data, fusoHorario });
  }

  private async gravar(tx: Transaction, pessoa: Pessoa, cabecalho: CabecalhoPedido, registro: Registro): Resposta {
    const { conferencia, entrega, numero, corrige, clienteUuid } = registro;
    const contexto = await this.conferir(tx, cabecalho, registro);
    const { lancamentoTardioMin } = await this.parametros.doDia(tx, contexto.data);
    const { agora, motivos, esperadas } = contexto;
    const linha = linhaDe(conferencia, entrega, esperadas, {
      agora,
      usuarioId: pessoa.usuarioId,
      clienteUuid,
      tardioMin: lancamentoTardioMin,
      motivos,
    });
    if (corrige) await this.repository.retire(tx, corrige.anterior.linha.id);
    const versao = proximaVersao(entrega, numero);
    const motivoCorrecao = corrige?.motivo ?? null;
    const fotos = await this.repository.findPhotos(tx, conferencia.fotos ?? [], cabecalho.pedido.lotacaoId);
    const id = await this.repository.insert(
      tx,
      { ...linha, entrega: numero, versao, motivoCorrecao },
      itensDe(conferencia, esperadas),
      (conferencia.fotos ?? []).flatMap(nome => fotos.get(nome) ?? []),
    );
    await this.darPasso(tx, pessoa, cabecalho, registro);
    await this.notificacoes.emitir(tx, 'RECEBIMENTO_REGISTRADO', [
      {
        lotacaoId: cabecalho.lotacao.id,
        lotacao: cabecalho.lotacao.nome,
        data: cabecalho.pedido.dataRefeicao,
        pedidoId: cabecalho.pedido.id,
        numero: cabecalho.pedido.numero,
        tipoAlimentacaoId: entrega.refeicao.id,
        refeicao: entrega.refeicao.nome,
      },
    ]);
    const lido = (await this.repository.findOf(tx, [cabecalho.pedido.id])).find(gravado => gravado.linha.id === id);
    await this.audit.record(tx, pessoa, {
      acao: corrige ? 'corrigirRecebimento' : 'registrarRecebimento',
      entidade: 'recebimentos',
      entidadeId: id,
      dados: {
        pedido: cabecalho.pedido.numero,
        refeicao: entrega.refeicao.nome,
        ...(corrige && { motivo: motivoCorrecao }),
      },
      antes: corrige ? registroDe(corrige.anterior) : null,
      depois: lido ? registroDe(lido) : null,
    });
    return this.entregas.doPedido(tx, cabecalho.pedido.id, pessoa);
  }

  private async conferir(
    tx: Transaction,
    { pedido, fusoHorario }: CabecalhoPedido,
    { conferencia, entrega, numero, corrige }: Registro,
  ): Promise<Contexto> {
    const { recusa, falta, fotos = [] } = conferencia;
    const reposicao = numero > 1;
    const contexto: Contexto = {
      entrega,
      data: pedido.dataRefeicao,
      fusoHorario,
      agora: this.clock.now(),
      motivos: await this.repository.findReasons(
        tx,
        [recusa, falta].flatMap(escolha => escolha?.motivoId ?? []),
      ),
      fotosDaLotacao: new Set((await this.repository.findPhotos(tx, fotos, pedido.lotacaoId)).keys()),
      reposicao,
      corrige: corrige !== null,
      esperadas: esperadasDe(entrega, reposicao, corrige?.anterior),
    };
    const errors = errosDaConferencia(conferencia, contexto);
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
    return contexto;
  }

  private async darPasso(
    tx: Transaction,
    pessoa: Pessoa,
    cabecalho: CabecalhoPedido,
    { evento, entrega: antes, numero, corrige }: Registro,
  ): Promise<void> {
    const todas = await this.lidas(tx, cabecalho);
    const entrega = daRefeicao(todas, antes.refeicao.id);
    const lido = vigentes(entrega).find(({ linha }) => linha.entrega === numero);
    await this.pedidos.darEntrega(tx, evento, {
      pessoa,
      cabecalho,
      para: situacaoDoPedido(todas.map(completudeDaEntrega)),
      quantidades: quantidadesDe(entrega),
      detalhe: lido ? frasesDoRecebimento(entrega.refeicao.nome, lido, corrige?.motivo ?? null) : entrega.refeicao.nome,
      dados: { tipoAlimentacaoId: entrega.refeicao.id, entrega: numero, recebimentoId: lido?.linha.id },
    });
  }
}

function exigirVez(entrega: Entrega, reposicao: boolean, fuso: string): void {
  const [primeiro] = vigentes(entrega);
  const { nome } = entrega.refeicao;
  if (!primeiro && reposicao) throw problema('conflito', { detail: `Registre primeiro a entrega: ${nome}.` });
  if (!primeiro) return;
  if (!reposicao) {
    const em = horaEm(primeiro.linha.registradoEm, fuso);
    const detail = `${nome}: ${primeiro.registradoPor} já registrou às ${em}. Corrija o registro ou registre uma reposição.`;
    throw problema('ja-existe', { detail });
  }
  if (completudeDaEntrega(entrega) === 'COMPLETA') {
    throw problema('conflito', { detail: `Não falta nada: ${nome} já está completa.` });
  }
}
