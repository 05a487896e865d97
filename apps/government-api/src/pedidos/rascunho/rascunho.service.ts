import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock, plainDate } from '../../clock/clock.ts';
import { ContratosService } from '../../contratos/contratos.service.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { ProgramacoesService } from '../../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { emNomeDe } from '../ciclo/em-nome.rules.ts';
import { PedidosEmNomeService } from '../ciclo/em-nome.service.ts';
import { PedidosPassoService } from '../ciclo/passo.service.ts';
import { edicaoPendente, registradoDepois } from '../ciclo/registro.rules.ts';
import { exigirVersao } from '../ciclo/versao.rules.ts';
import { fatosDe } from '../leitura/fatos.rules.ts';
import { PedidosLeituraService } from '../leitura/leitura.service.ts';
import { janelaDe } from '../quantidades/dias.rules.ts';
import { exigirCelulas, exigirJanela, textoOuNada } from '../quantidades/digitacao.rules.ts';
import { alteracoesEntre, chaveDe, porChave, totalDe } from '../quantidades/itens.rules.ts';
import { limiteDoDia, prazoDoDia } from '../quantidades/prazo.rules.ts';
import { PedidosRepository } from '../registro/pedidos.repository.ts';
import { complementado, exigirEntrega, jaExiste, recusaDeAbertura } from './abertura.rules.ts';

type Schemas = components['schemas'];
type Digitados = readonly Schemas['ItemDigitado'][];

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
    private readonly contratos: ContratosService,
    private readonly audit: AuditTrail,
    private readonly emNome: PedidosEmNomeService,
    private readonly clock: Clock,
  ) {}

  criar(pessoa: Pessoa, novo: Schemas['NovoPedido']): Promise<Schemas['Pedido']> {
    return this.database.transaction(async tx => {
      const { id, refeicoes } = await this.abrir(tx, pessoa, novo);
      return this.leitura.ler(tx, id, pessoa, { refeicoes });
    });
  }

  async abrir(tx: Transaction, pessoa: Pessoa, novo: Schemas['NovoPedido']) {
    const { lotacaoId, dataRefeicao, itens, tipo = 'PROGRAMADO' } = novo;
    const { nome, ativa, fusoHorario } = await this.lotacoes.exigirParada(tx, lotacaoId, pessoa);
    if (!ativa) throw lotacaoInativa();
    await this.emNome.exigir(tx, pessoa, novo);
    const agora = this.clock.now();
    const hoje = plainDate(agora, fusoHorario);
    const { horizonteDias } = await this.parametros.doDia(tx, hoje);
    exigirJanela(dataRefeicao, janelaDe(dataRefeicao, hoje, horizonteDias), horizonteDias);
    exigirEntrega(await this.contratos.interrompida(tx, lotacaoId, dataRefeicao));
    const refeicoes = await this.conferirCelulas(tx, itens, dataRefeicao);
    const { limiteEm, encerrado } = prazoDoDia(agora, dataRefeicao, refeicoes, fusoHorario);
    await this.repository.lockDay(tx, lotacaoId, dataRefeicao);
    const vivos = await this.repository.livingOfDay(tx, lotacaoId, dataRefeicao);
    const recusa = recusaDeAbertura[tipo]({ data: dataRefeicao, vivos, encerrado });
    if (recusa) throw recusa;
    const numero = await this.repository.nextNumber(tx, Number(hoje.slice(0, 4)));
    const id = await this.repository.insert(tx, {
      numero,
      lotacaoId,
      dataRefeicao,
      tipo,
      complementoDe: tipo === 'COMPLEMENTAR' ? (complementado(vivos)?.id ?? null) : null,
      situacao: 'RASCUNHO',
      foraDoPrazo: false,
      prazoLimiteEm: limiteEm,
      observacao: textoOuNada(novo.observacao),
      totalRefeicoes: totalDe(itens),
      criadoEm: agora,
      criadoPor: pessoa.usuarioId,
      alteradoEm: agora,
      alteradoPor: pessoa.usuarioId,
      versao: 1,
    });
    // The unique index has the last word; the number is rolled back with the transaction.
    if (id === null) throw jaExiste(dataRefeicao, (await this.repository.livingOfDay(tx, lotacaoId, dataRefeicao))[0]);
    await this.repository.insertItems(tx, id, await this.comProgramadas(tx, novo, itens));
    const alteracoes = alteracoesEntre([], itens);
    const emNome = emNomeDe(pessoa, { id: lotacaoId, nome });
    const dados = { lotacaoId, dataRefeicao, tipo, total: totalDe(itens), ...emNome.dados };
    const linha = { passo: 'criar', de: null, para: 'RASCUNHO', alteracoes, dados, detalhe: emNome.detalhe } as const;
    await this.passos.anotar(tx, [{ ...linha, id, pessoa, agora }]);
    await this.passos.anunciar(tx, [{ id, lotacaoId, dataRefeicao, situacao: 'RASCUNHO' }]);
    return { id, numero, refeicoes };
  }

  editar(
    pessoa: Pessoa,
    { pedidoId, ifMatch }: { pedidoId: number; ifMatch: string | undefined },
    edicao: Schemas['EdicaoPedido'],
  ): Promise<Schemas['Pedido']> {
    return this.database.transaction(async tx => {
      const refeicoes = await this.alterar(tx, pessoa, { pedidoId, ifMatch }, edicao);
      return this.leitura.ler(tx, pedidoId, pessoa, { refeicoes });
    });
  }

  async alterar(
    tx: Transaction,
    pessoa: Pessoa,
    { pedidoId, ifMatch }: { pedidoId: number; ifMatch: string | undefined },
    edicao: Schemas['EdicaoPedido'],
  ) {
    const cabecalho = await this.leitura.exigir(tx, pedidoId, pessoa);
    const { pedido, fusoHorario } = cabecalho;
    const agora = this.clock.now();
    exigirVersao(ifMatch, cabecalho);
    this.passos.exigir('editar', cabecalho, pessoa, agora);
    await this.emNome.exigir(tx, pessoa, pedido);
    const refeicoes = await this.conferirCelulas(tx, edicao.itens, pedido.dataRefeicao);
    const itens = await this.repository.itemsOf(tx, pedidoId);
    const alteracoes = alteracoesEntre(itens, edicao.itens);
    const observacao = edicao.observacao === undefined ? pedido.observacao : textoOuNada(edicao.observacao);
    if (alteracoes.length || observacao !== pedido.observacao) {
      const prazoLimiteEm = limiteDoDia(pedido.dataRefeicao, refeicoes, fusoHorario);
      const set = { observacao, totalRefeicoes: totalDe(edicao.itens), prazoLimiteEm };
      await this.passos.guardar(tx, {
        cabecalho,
        pessoa,
        agora,
        set: { ...set, registrado: registradoDepois(cabecalho, itens, pessoa.usuarioId) },
        antes: pedido.alteradoPor === pessoa.usuarioId ? null : edicaoPendente(cabecalho, itens),
      });
      await this.repository.replaceItems(tx, pedidoId, await this.comProgramadas(tx, pedido, edicao.itens));
    }
    return refeicoes;
  }

  /** Deletes a never-sent draft with its history; the audit row tells what it held. */
  excluir(pessoa: Pessoa, { pedidoId, ifMatch }: { pedidoId: number; ifMatch: string | undefined }): Promise<void> {
    return this.database.transaction(async tx => {
      await this.repository.lock(tx, pedidoId);
      const cabecalho = await this.leitura.exigir(tx, pedidoId, pessoa);
      exigirVersao(ifMatch, cabecalho);
      const agora = this.clock.now();
      const { pedido, fusoHorario } = cabecalho;
      const { numero, lotacaoId, dataRefeicao, tipo, criadoPor } = pedido;
      const nada = { refeicoes: [], pedidas: new Set<number>(), pendentes: 0, enviadoPor: null, autorizacao: null };
      const fatos = fatosDe({ pessoa, criadoPor, dataRefeicao, fusoHorario, agora, ...nada });
      this.passos.exigir('excluir', cabecalho, pessoa, agora, fatos);
      const itens = await this.repository.itemsOf(tx, pedidoId);
      await this.audit.record(tx, pessoa, {
        acao: 'excluirPedido',
        entidade: 'pedidos',
        entidadeId: pedidoId,
        dados: {
          numero,
          lotacaoId,
          dataRefeicao,
          tipo,
          itens: itens.map(({ refeicao, publico, quantidade }) => `${refeicao} para ${publico}: ${quantidade}`),
        },
      });
      await this.repository.remove(tx, pedidoId);
    });
  }

  private async conferirCelulas(tx: Transaction, itens: Digitados, data: string) {
    const refeicoes = await this.tiposAlimentacao.ativos(tx, data);
    const publicos = await this.tiposPublico.ativos(tx);
    const ids = (tipos: { id: number }[]) => new Set(tipos.map(({ id }) => id));
    exigirCelulas(itens, { refeicoes: ids(refeicoes), publicos: ids(publicos) });
    return refeicoes;
  }

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

function lotacaoInativa() {
  const detail = 'Esta lotação está inativa e não recebe pedidos.';
  return problema('dados-invalidos', { detail, errors: [{ pointer: '/lotacaoId', detail }] });
}
