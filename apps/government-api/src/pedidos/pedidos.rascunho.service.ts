import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, plainDate } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { ProgramacoesService } from '../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { janelaDe } from './pedidos.dias.rules.ts';
import { exigirCelulas, exigirJanela, textoOuNada } from './pedidos.digitacao.rules.ts';
import { alteracoesEntre, chaveDe, porChave, totalDe } from './pedidos.itens.rules.ts';
import { PedidosLeituraService } from './pedidos.leitura.service.ts';
import { PedidosPassoService } from './pedidos.passo.service.ts';
import { limiteDoDia } from './pedidos.prazo.rules.ts';
import { PedidosRepository } from './pedidos.repository.ts';
import { exigirVersao } from './pedidos.versao.rules.ts';

type Schemas = components['schemas'];
type Digitados = readonly Schemas['ItemDigitado'][];

/** Opening and changing a draft. */
@Injectable()
export class PedidosRascunhoService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly passos: PedidosPassoService,
    private readonly lotacoes: LotacoesService,
    private readonly programacoes: ProgramacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  criar(pessoa: Pessoa, novo: Schemas['NovoPedido']): Promise<Schemas['Pedido']> {
    return this.database.transaction(async tx => {
      const { lotacaoId, dataRefeicao, itens } = novo;
      const { ativa, fusoHorario } = await this.lotacoes.exigirParada(tx, lotacaoId, pessoa);
      if (!ativa) throw lotacaoInativa();
      const agora = this.clock.now();
      const hoje = plainDate(agora, fusoHorario);
      const { horizonteDias } = await this.parametros.doDia(tx, hoje);
      exigirJanela(dataRefeicao, janelaDe(dataRefeicao, hoje, horizonteDias), horizonteDias);
      const refeicoes = await this.conferirCelulas(tx, itens, dataRefeicao);
      const id = await this.repository.insert(tx, {
        numero: await this.repository.nextNumber(tx, Number(hoje.slice(0, 4))),
        lotacaoId,
        dataRefeicao,
        tipo: 'PROGRAMADO',
        situacao: 'RASCUNHO',
        foraDoPrazo: false,
        prazoLimiteEm: limiteDoDia(dataRefeicao, refeicoes, fusoHorario),
        observacao: textoOuNada(novo.observacao),
        totalRefeicoes: totalDe(itens),
        criadoEm: agora,
        criadoPor: pessoa.usuarioId,
        alteradoEm: agora,
        alteradoPor: pessoa.usuarioId,
        versao: 1,
      });
      // The unique index decides, also between two people at once; the number goes back with the transaction.
      if (id === null) throw duplicado(dataRefeicao, await this.repository.findOfDay(tx, lotacaoId, dataRefeicao));
      await this.repository.insertItems(tx, id, await this.comProgramadas(tx, novo, itens));
      const alteracoes = alteracoesEntre([], itens);
      const dados = { lotacaoId, dataRefeicao, total: totalDe(itens) };
      await this.passos.anotar(tx, 'criar', {
        pessoa,
        pedidoId: id,
        agora,
        de: null,
        para: 'RASCUNHO',
        alteracoes,
        dados,
      });
      return this.leitura.ler(tx, id, pessoa, refeicoes);
    });
  }

  editar(
    pessoa: Pessoa,
    { pedidoId, ifMatch }: { pedidoId: number; ifMatch: string | undefined },
    edicao: Schemas['EdicaoPedido'],
  ): Promise<Schemas['Pedido']> {
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, pedidoId, pessoa);
      const { pedido, fusoHorario } = cabecalho;
      const agora = this.clock.now();
      exigirVersao(ifMatch, cabecalho);
      this.passos.exigir('editar', cabecalho, pessoa, agora);
      const refeicoes = await this.conferirCelulas(tx, edicao.itens, pedido.dataRefeicao);
      const alteracoes = alteracoesEntre(await this.repository.itemsOf(tx, pedidoId), edicao.itens);
      const observacao = edicao.observacao === undefined ? pedido.observacao : textoOuNada(edicao.observacao);
      if (alteracoes.length || observacao !== pedido.observacao) {
        const prazoLimiteEm = limiteDoDia(pedido.dataRefeicao, refeicoes, fusoHorario);
        const set = { observacao, totalRefeicoes: totalDe(edicao.itens), prazoLimiteEm };
        const dados = { total: totalDe(edicao.itens), celulas: alteracoes.length };
        await this.passos.dar(tx, 'editar', { cabecalho, pessoa, agora, para: 'RASCUNHO', set, alteracoes, dados });
        await this.repository.replaceItems(tx, pedidoId, await this.comProgramadas(tx, pedido, edicao.itens));
      }
      return this.leitura.ler(tx, pedidoId, pessoa, refeicoes);
    });
  }

  /** Refuses cells of what is not ordered; answers the active meals of the day, which the cut-off depends on. */
  private async conferirCelulas(tx: Transaction, itens: Digitados, data: string) {
    const refeicoes = await this.tiposAlimentacao.ativos(tx, data);
    const publicos = await this.tiposPublico.ativos(tx);
    const ids = (tipos: { id: number }[]) => new Set(tipos.map(({ id }) => id));
    exigirCelulas(itens, { refeicoes: ids(refeicoes), publicos: ids(publicos) });
    return refeicoes;
  }

  /** The cells as they are stored: beside what was asked, what the programme had for that day. */
  private async comProgramadas(
    tx: Transaction,
    { lotacaoId, dataRefeicao }: { lotacaoId: number; dataRefeicao: string },
    itens: Digitados,
  ) {
    const programadas = porChave(await this.programacoes.doDia(tx, lotacaoId, dataRefeicao));
    return itens.map(item => ({
      tipoAlimentacaoId: item.tipoAlimentacaoId,
      tipoPublicoId: item.tipoPublicoId,
      quantidadeProgramada: programadas.get(chaveDe(item)) ?? 0,
      quantidadeSolicitada: item.quantidade,
    }));
  }
}

function duplicado(data: string, pedido: { id: number; numero: string } | null) {
  const detail = `Já existe um pedido desta lotação para ${porExtenso(data)}. Abra o pedido ${pedido?.numero}.`;
  return problema('pedido-duplicado', { detail, members: { pedido } });
}

function lotacaoInativa() {
  const detail = 'Esta lotação está inativa e não recebe pedidos.';
  return problema('dados-invalidos', { detail, errors: [{ pointer: '/lotacaoId', detail }] });
}
