import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { ContratosService } from '../../contratos/contratos.service.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { ProgramacoesService } from '../../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { FiscalizacoesAvisosService } from '../ciclo/avisos.service.ts';
import { type Autor, FiscalizacoesPassoService } from '../ciclo/passo.service.ts';
import { FiscalizacoesLeituraService } from '../leitura/leitura.service.ts';
import {
  type Entrega,
  type EntregaDoPedido,
  EntregaFiscalizadaRepository,
} from '../registro/entrega-fiscalizada.repository.ts';
import { FiscalizacoesRepository, type NovaLinha } from '../registro/fiscalizacoes.repository.ts';
import { janelaDa, limitesDe } from './abertura.rules.ts';

type Schemas = components['schemas'];
type Origem = Schemas['OrigemFiscalizacao'];

/** A delivery to be inspected; `pedidoId` is null where nobody ordered it here. */
export type AAbrir = Omit<EntregaDoPedido, 'pedidoId' | 'numero' | 'situacao'> & {
  readonly pedidoId: number | null;
  readonly fusoHorario: string;
  readonly origem: Origem;
  readonly designadoId: number | null;
  readonly observacao: string | null;
};

const COM_ENTREGA: readonly Schemas['SituacaoPedido'][] = [
  'CONFIRMADO',
  'ENTREGUE',
  'ENTREGUE_PARCIAL',
  'NAO_ENTREGUE',
  'ENCERRADO',
];

@Injectable()
export class FiscalizacoesAberturaService {
  constructor(
    private readonly database: Database,
    private readonly repository: FiscalizacoesRepository,
    private readonly entregas: EntregaFiscalizadaRepository,
    private readonly leitura: FiscalizacoesLeituraService,
    private readonly passos: FiscalizacoesPassoService,
    private readonly avisos: FiscalizacoesAvisosService,
    private readonly audit: AuditTrail,
    private readonly lotacoes: LotacoesService,
    private readonly contratos: ContratosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly programacoes: ProgramacoesService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  criar(pessoa: Pessoa, nova: Schemas['NovaFiscalizacao']): Promise<Schemas['Fiscalizacao']> {
    return this.database.transaction(async tx => {
      const entrega = nova.pedidoId
        ? await this.doPedido(tx, pessoa, nova.pedidoId, nova)
        : await this.daLotacao(tx, pessoa, nova);
      await this.exigirDesignado(tx, nova.designadoId, entrega.lotacaoId);
      const observacao = nova.observacao?.trim() || null;
      if (nova.origem === 'DENUNCIA' && !observacao) throw recusada('/observacao', 'Escreva o que foi denunciado.');
      const [id] = await this.abrir(tx, pessoa, [
        { ...entrega, origem: nova.origem, designadoId: nova.designadoId ?? null, observacao },
      ]);
      if (id === undefined) throw jaAberta();
      await this.avisos.abertas(tx, [id]);
      return this.leitura.ler(tx, id, pessoa);
    });
  }

  /** Skips deliveries that already have an open inspection; returns the ids of the new ones. */
  async abrir(tx: Transaction, autor: Autor, entregas: readonly AAbrir[]): Promise<number[]> {
    if (!entregas.length) return [];
    const agora = this.clock.now();
    const linhas: NovaLinha[] = [];
    for (const entrega of entregas) linhas.push(await this.linhaDe(tx, autor, entrega, agora));
    const numeros = await this.repository.nextNumbers(tx, agora.getUTCFullYear(), linhas.length);
    const abertas = await this.repository.insert(
      tx,
      linhas.map((linha, at) => ({ ...linha, numero: numeros[at] ?? '' })),
    );
    const { usuarioId } = autor;
    await this.repository.addHistory(
      tx,
      abertas.map(({ id: fiscalizacaoId }) => ({
        fiscalizacaoId,
        em: agora,
        usuarioId,
        evento: 'abrir',
        de: null,
        para: 'PENDENTE',
      })),
    );
    await this.audit.recordAll(
      tx,
      autor,
      abertas.map(({ id, numero }) => ({
        acao: 'criarFiscalizacao',
        entidade: 'fiscalizacoes',
        entidadeId: id,
        dados: { numero },
      })),
    );
    await this.passos.anunciar(
      tx,
      abertas.flatMap(({ id, pedidoId, numero }) => {
        const linha = linhas[numeros.indexOf(numero)];
        return linha ? [{ id, pedidoId, lotacaoId: linha.lotacaoId, data: linha.data }] : [];
      }),
    );
    return abertas.map(({ id }) => id);
  }

  async exigirDesignado(tx: Transaction, usuarioId: number | null | undefined, lotacaoId: number): Promise<void> {
    if (usuarioId && !(await this.repository.mayInspect(tx, usuarioId, lotacaoId))) {
      throw recusada('/usuarioId', 'Esta pessoa não fiscaliza nesta lotação.');
    }
  }

  private async linhaDe(tx: Transaction, { usuarioId }: Autor, entrega: AAbrir, agora: Date) {
    const { lotacaoId, data, tipoAlimentacaoId, fusoHorario, confirmadas } = entrega;
    const refeicao = (await this.tiposAlimentacao.naEntrega(tx, data)).get(tipoAlimentacaoId);
    if (!refeicao) throw recusada('/tipoAlimentacaoId', 'Esta refeição não existe.');
    const propria = (await this.programacoes.janelasDe(tx, lotacaoId, data)).get(tipoAlimentacaoId);
    return {
      situacao: 'PENDENTE' as const,
      origem: entrega.origem,
      lotacaoId,
      pedidoId: entrega.pedidoId,
      tipoAlimentacaoId,
      data,
      fornecedorId: entrega.fornecedorId,
      contratoId: entrega.contratoId,
      ...janelaDa(data, propria ?? refeicao, fusoHorario),
      limites: limitesDe(refeicao, confirmadas, await this.parametros.doDia(tx, data)),
      designadoId: entrega.designadoId,
      observacao: entrega.observacao,
      criadaEm: agora,
      criadaPor: usuarioId,
      alteradaEm: agora,
      alteradaPor: usuarioId,
    };
  }

  private async doPedido(
    tx: Transaction,
    pessoa: Pessoa,
    pedidoId: number,
    { tipoAlimentacaoId }: Schemas['NovaFiscalizacao'],
  ) {
    const entrega = await this.entregas.findDelivery(tx, { pedidoId, tipoAlimentacaoId });
    if (!entrega) throw problema('nao-encontrado', { detail: 'Este pedido não tem esta refeição.' });
    const { fusoHorario } = await this.lotacoes.exigir(tx, entrega.lotacaoId, pessoa);
    if (!COM_ENTREGA.includes(entrega.situacao)) {
      throw problema('conflito', { detail: 'Só se fiscaliza a entrega de um pedido confirmado.' });
    }
    return { ...entrega, fusoHorario };
  }

  private async daLotacao(tx: Transaction, pessoa: Pessoa, nova: Schemas['NovaFiscalizacao']) {
    const lotacaoId = nova.lotacaoId ?? pessoa.lotacaoId;
    if (!lotacaoId) throw recusada('/lotacaoId', 'Diga de que lotação é a entrega, ou de que pedido.');
    const { fusoHorario } = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
    const hoje = this.clock.today(fusoHorario);
    const entrega = { lotacaoId, data: nova.data ?? hoje, tipoAlimentacaoId: nova.tipoAlimentacaoId };
    // An order still to be confirmed is found too, so that `doPedido` refuses it: opened as "no order", it would have
    // no quantities.
    const situacoes = entrega.data < hoje ? COM_ENTREGA : [...COM_ENTREGA, 'ENVIADO' as const];
    const pedidoId = await this.entregas.findOrderOf(tx, entrega, situacoes);
    return pedidoId === undefined
      ? this.semPedido(tx, { ...entrega, fusoHorario })
      : this.doPedido(tx, pessoa, pedidoId, nova);
  }

  private async semPedido(tx: Transaction, entrega: Entrega & { fusoHorario: string }) {
    const { lotacaoId, data, tipoAlimentacaoId } = entrega;
    if (await this.repository.openWithoutOrder(tx, entrega)) throw jaAberta();
    const { porRefeicao } = await this.contratos.vigente(tx, lotacaoId, data);
    const contratoId = porRefeicao.get(tipoAlimentacaoId)?.id ?? null;
    const fornecedorId = contratoId === null ? null : await this.entregas.supplierOf(tx, contratoId);
    return { ...entrega, pedidoId: null, contratoId, fornecedorId, confirmadas: 0 };
  }
}

const jaAberta = () => problema('ja-existe', { detail: 'Esta entrega já tem uma fiscalização aberta.' });

const recusada = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
