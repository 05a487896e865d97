import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { horaEm } from '../../clock/zoned-time.ts';
import { ContratosService } from '../../contratos/contratos.service.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { DietasService } from '../../dietas/dietas.service.ts';
import { EfetivosService } from '../../efetivos/efetivos.service.ts';
import { MotivosService } from '../../motivos/motivos.service.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { emNomeDe } from '../ciclo/em-nome.rules.ts';
import { PedidosEmNomeService } from '../ciclo/em-nome.service.ts';
import { PedidosPassoService } from '../ciclo/passo.service.ts';
import { edicaoPendente } from '../ciclo/registro.rules.ts';
import { exigirVersao } from '../ciclo/versao.rules.ts';
import { PedidosDietasAutorizadasService } from '../dietas/autorizadas.service.ts';
import { type EmMaos, PedidosLeituraService } from '../leitura/leitura.service.ts';
import { motivoNoEnvio, tipoNoEnvio } from '../pedidos.tipos.table.ts';
import { textoOuNada } from '../quantidades/digitacao.rules.ts';
import { porChave, totalDe } from '../quantidades/itens.rules.ts';
import { prazoDoDia } from '../quantidades/prazo.rules.ts';
import { MAIS_LINHAS } from '../registro/leituras.query.ts';
import { type CabecalhoPedido, type ItemLido, PedidosRepository } from '../registro/pedidos.repository.ts';
import { PedidosRastroRepository } from '../registro/rastro.repository.ts';
import { PedidosSinaisService } from '../sinais/sinais.service.ts';
import { semAutorizacao } from './autorizacao.rules.ts';
import { conferirEnvio, congelados, type EnvioPrecificado } from './envio.rules.ts';

type Schemas = components['schemas'];

type Vista = { pedidoId: number; ifMatch: string | undefined };
type Razao = Pick<CabecalhoPedido['pedido'], 'justificativa' | 'justificativaMotivoId'>;

const SEM_PEDIDO = 'Programação enviada pelo sistema: a lotação não enviou pedido até o prazo.';
const RAZAO_DO_SISTEMA: Razao = { justificativa: SEM_PEDIDO, justificativaMotivoId: null };

@Injectable()
export class PedidosEnvioService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosRepository,
    private readonly rastro: PedidosRastroRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly passos: PedidosPassoService,
    private readonly contratos: ContratosService,
    private readonly dietas: DietasService,
    private readonly efetivos: EfetivosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly parametros: ParametrosService,
    private readonly motivos: MotivosService,
    private readonly emNome: PedidosEmNomeService,
    private readonly sinais: PedidosSinaisService,
    private readonly autorizadas: PedidosDietasAutorizadasService,
    private readonly clock: Clock,
  ) {}

  enviar(pessoa: Pessoa, { pedidoId, ifMatch }: Vista, envio: Schemas['EnvioPedido']): Promise<Schemas['Pedido']> {
    return this.database.transaction(async tx => {
      const emMaos = await this.remeter(tx, pessoa, { pedidoId, ifMatch }, envio);
      return this.leitura.ler(tx, pedidoId, pessoa, emMaos);
    });
  }

  /** Sends for a unit that ordered nothing: counted as in time, of its own kind, with the system's justification. */
  async remeterProgramacao(tx: Transaction, sistema: Pessoa, vista: Vista): Promise<void> {
    await this.remeter(tx, sistema, vista, {}, { automatico: true });
  }

  /** Returns what it already holds of the order, so that reading the order need not fetch it again. */
  async remeter(
    tx: Transaction,
    pessoa: Pessoa,
    { pedidoId, ifMatch }: Vista,
    envio: Schemas['EnvioPedido'],
    { automatico = false } = {},
  ): Promise<EmMaos> {
    const [cabecalho, itens, historico] = await Promise.all([
      this.leitura.exigir(tx, pedidoId, pessoa),
      this.repository.itemsOf(tx, pedidoId),
      this.repository.historyOf(tx, pedidoId),
    ]);
    const agora = this.clock.now();
    exigirVersao(ifMatch, cabecalho);
    this.passos.exigir('enviar', cabecalho, pessoa, agora);
    await this.emNome.exigir(tx, pessoa, cabecalho.pedido);
    const { set, precificadas, contratos, refeicoes } = await this.conferir(tx, cabecalho, itens, {
      agora,
      envio,
      automatico,
    });
    await this.autorizadas.conferir(tx, cabecalho, itens, { automatico });
    const trilha = { ...set, enviadoEm: agora, enviadoPor: pessoa.usuarioId };
    const { tipo, contratoId, totalRefeicoes: total, valorPrevistoCentavos } = set;
    const emNome = emNomeDe(pessoa, cabecalho.lotacao);
    const dados = { tipo, contratoId, total, valorPrevistoCentavos, automatico, ...emNome.dados };
    const detalhe = automatico ? SEM_PEDIDO : emNome.detalhe;
    const antes = edicaoPendente(cabecalho, itens);
    const deNovo = cabecalho.pedido.enviadoEm !== null;
    const passo = { cabecalho, pessoa, agora, para: 'ENVIADO', set: trilha, antes, dados, detalhe } as const;
    const { novas, ...depois } = await this.passos.dar(tx, 'enviar', {
      ...passo,
      junto: () => [
        this.dietas.congelar(tx, pedidoId, itens),
        this.precificar(tx, pedidoId, { precificadas, contratos, deNovo }),
      ],
    });
    return {
      ...depois,
      historico: [...historico, ...novas].slice(-MAIS_LINHAS),
      refeicoes,
      itens: congelados(itens, precificadas),
      // With several, the database sorts their numbers, so they are read again.
      contratos: contratos.length === 1 ? [...contratos] : undefined,
      semAjustes: !deNovo,
    };
  }

  private async precificar(
    tx: Transaction,
    pedidoId: number,
    { precificadas, contratos, deNovo }: Pick<EnvioPrecificado, 'precificadas' | 'contratos'> & { deNovo: boolean },
  ): Promise<void> {
    if (deNovo) await this.rastro.clear(tx, pedidoId);
    await this.repository.freeze(tx, pedidoId, precificadas, contratos);
  }

  private async conferir(
    tx: Transaction,
    { pedido, lotacao, fusoHorario }: CabecalhoPedido,
    itens: readonly ItemLido[],
    { agora, envio, automatico }: { agora: Date; envio: Schemas['EnvioPedido']; automatico: boolean },
  ) {
    const { lotacaoId, dataRefeicao: data } = pedido;
    const [contratos, interrompida, efetivo, refeicoes, limites, outros] = await Promise.all([
      this.contratos.vigente(tx, lotacaoId, data, { manter: true }),
      // After the lock of the line before, which an interruption takes too.
      this.contratos.interrompida(tx, lotacaoId, data),
      this.efetivos.deReferencia(tx, lotacaoId, data),
      this.tiposAlimentacao.ativos(tx, data),
      this.parametros.doDia(tx, data),
      // A programmed order nearly always comes first, so there are no others to read.
      pedido.tipo === 'PROGRAMADO' ? undefined : this.repository.otherDemand(tx, pedido),
    ]);
    const { limiteEm, encerrado: passou } = prazoDoDia(agora, data, refeicoes, fusoHorario);
    const encerrado = passou && !automatico;
    const { tipo, exige } = tipoNoEnvio(pedido, encerrado);
    const sinais = await this.sinais.ver(tx, pedido, itens, limites);
    const razao = automatico ? RAZAO_DO_SISTEMA : await this.razaoDe(tx, pedido, envio, exige);
    const conferido = conferirEnvio({
      lotacao: lotacao.nome,
      data,
      itens,
      contratos,
      interrompida,
      efetivo,
      outros: outros && porChave(outros),
      prazo: { hora: horaEm(limiteEm, fusoHorario), encerrado: exige, comoEmergencial: tipo === 'EMERGENCIAL' },
      limites,
      justificativa: razao.justificativa,
      sinais,
    });
    const set = {
      tipo,
      foraDoPrazo: encerrado,
      enviadoAutomaticamente: automatico,
      motivoId: null,
      motivoTexto: null,
      contratoId: conferido.contratoId,
      fornecedor: conferido.fornecedor,
      prazoLimiteEm: limiteEm,
      ...razao,
      sinais: sinais?.map(({ sinal, texto }) => ({ sinal, texto })) ?? null,
      ...semAutorizacao(limites.autorizacaoDoPedido),
      efetivoData: efetivo?.data ?? null,
      efetivoInternos: efetivo?.internos ?? null,
      efetivoServidores: efetivo?.servidores ?? null,
      efetivoCapturadoEm: efetivo?.capturadoEm ?? null,
      totalRefeicoes: totalDe(itens),
      valorPrevistoCentavos: conferido.valorPrevistoCentavos,
    };
    return { set, precificadas: conferido.precificadas, contratos: conferido.contratos, refeicoes };
  }

  /** The reason chosen now; with none chosen, that of the first sending still holds. */
  private async razaoDe(
    tx: Transaction,
    { justificativa, justificativaMotivoId }: Razao,
    { motivoId, texto }: Schemas['EnvioPedido'],
    exige: boolean,
  ): Promise<Razao> {
    if (motivoId === undefined) return { justificativa, justificativaMotivoId };
    const dito = textoOuNada(texto);
    const motivo = await this.motivos.escolhido(tx, motivoNoEnvio(exige), { motivoId, texto: dito });
    return {
      justificativa: [motivo.palavras, dito].filter(Boolean).join(': '),
      justificativaMotivoId: motivo.id,
    };
  }
}
