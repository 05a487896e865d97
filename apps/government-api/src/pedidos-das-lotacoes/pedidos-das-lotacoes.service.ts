import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AtivacoesService } from '../ativacoes/ativacoes.service.ts';
import { addDays, Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { janelasDoDia, ProgramacoesService } from '../programacoes/programacoes.service.ts';
import { type RefeicaoNaEntrega, TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { GruposRepository } from './grupos.repository.ts';
import { type Contexto, matrizDe, problemasDe } from './matriz.rules.ts';
import { type DasLotacoes, PedidosDasLotacoesRepository } from './pedidos-das-lotacoes.repository.ts';
import { primeirasComProblema, resumirGrupos } from './resumo.rules.ts';
import { type Agrupamento, TotaisRepository } from './totais.repository.ts';
import { totaisDe } from './totais.rules.ts';

type Schemas = components['schemas'];
export type BuscaDoDia = { data: string; uf?: Schemas['Uf'] };
export type BuscaDaMatriz = BuscaDoDia & { comparar: boolean };
export type BuscaDosTotais = BuscaDoDia & { por: Agrupamento };
export type DiaDasLotacoes = Pick<Contexto, 'refeicoes' | 'janela'> & {
  readonly matriz: Schemas['MatrizDasLotacoes'];
};
const SEMANA = 7;

/** The API contract keeps out people limited to one unit. */
@Injectable()
export class PedidosDasLotacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosDasLotacoesRepository,
    private readonly grupos: GruposRepository,
    private readonly totais: TotaisRepository,
    private readonly ativacoes: AtivacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly programacoes: ProgramacoesService,
    private readonly clock: Clock,
  ) {}

  async obter({ data, uf, comparar }: BuscaDaMatriz): Promise<Schemas['MatrizDasLotacoes']> {
    const comparadaCom = comparar ? addDays(data, -SEMANA) : undefined;
    return (await this.dia({ data, ufs: uf && [uf], comparadaCom })).matriz;
  }

  async totalizar(busca: BuscaDosTotais): Promise<Schemas['TotaisDasLotacoes']> {
    const refeicoes = (await this.refeicoes(busca.data)).values();
    return totaisDe(await this.totais.sum(this.database, busca), { ...busca, refeicoes });
  }

  async resumir({ data, uf }: BuscaDoDia): Promise<Schemas['ResumoDasLotacoes']> {
    const agrupado = await this.grupos.findGroups(this.database, { data, uf });
    const ids = agrupado.grupos.flatMap(grupo => grupo.ids);
    const contexto = await this.contexto(data, ids);
    const { numeros, problemas } = resumirGrupos(agrupado, contexto);
    const lotacaoIds = primeirasComProblema(problemas);
    if (lotacaoIds.length === 0) return { ...numeros, problemas: [] };
    const lidas = await this.repository.findDay(this.database, { data, lotacaoIds });
    return { ...numeros, problemas: problemasDe(matrizDe(lidas, contexto), contexto) };
  }

  async dia({ data, ...quais }: DasLotacoes): Promise<DiaDasLotacoes> {
    const [lidas, doDia] = await Promise.all([
      this.repository.findDay(this.database, { data, ...quais }),
      this.contexto(data, quais.lotacaoIds),
    ]);
    const contexto = { ...doDia, comparadaCom: quais.comparadaCom };
    return { matriz: matrizDe(lidas, contexto), refeicoes: contexto.refeicoes, janela: contexto.janela };
  }

  private async contexto(data: string, ids: readonly number[] | undefined) {
    const [refeicoes, proprias] = await Promise.all([
      this.refeicoes(data),
      this.programacoes.janelasDasLotacoes(this.database, ids, data),
    ]);
    const janela = janelasDoDia(data, refeicoes, proprias);
    return { data, agora: this.clock.now(), refeicoes, janela, proprias: new Set(proprias.keys()) };
  }

  /** Meals are active or not as on that day, as the map has them (ADR 84). */
  private async refeicoes(data: string): Promise<ReadonlyMap<number, RefeicaoNaEntrega>> {
    const [refeicoes, ativos] = await Promise.all([
      this.tiposAlimentacao.naEntrega(this.database, data),
      this.ativacoes.noDia(this.database, data),
    ]);
    return new Map([...refeicoes].map(([id, refeicao]) => [id, { ...refeicao, ativo: ativos.refeicoes.has(id) }]));
  }
}
