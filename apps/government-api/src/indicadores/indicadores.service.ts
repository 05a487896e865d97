import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { addDays } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { ApuracaoService } from './apuracao.service.ts';
import { type CodigoIndicador, codigos, contaDe, formulas } from './formulas.table.ts';
import { GestaoRepository } from './gestao.repository.ts';
import { anteriorDe } from './gestao.rules.ts';
import { IndicadoresRepository, type Recorte } from './indicadores.repository.ts';
import { exigirPeriodo } from './periodo.rules.ts';

type Schemas = components['schemas'];
export type BuscaIndicadores = { de: string; ate: string; lotacaoId?: number; uf?: Schemas['Uf'] };
export type BuscaComposicao = BuscaIndicadores & { pagina: number; tamanho: number };

type Contadas = ReturnType<IndicadoresRepository['count']>;

const ULTIMOS_DIAS = 3;
const GUARDADAS = 200;

@Injectable()
export class IndicadoresService {
  private readonly contadas = new LRUCache<string, Contadas>({ max: GUARDADAS });

  constructor(
    private readonly database: Database,
    private readonly repository: IndicadoresRepository,
    private readonly apuracao: ApuracaoService,
    private readonly gestao: GestaoRepository,
    private readonly mapas: MapaDiarioService,
    private readonly lotacoes: LotacoesService,
  ) {}

  apurarPendentes(signal: AbortSignal): Promise<number> {
    return this.apuracao.apurarPendentes(signal);
  }

  alertar(data: string, fuso: string, signal: AbortSignal): Promise<number> {
    return this.apuracao.alertar(data, fuso, signal);
  }

  async obter(pessoa: Pessoa, busca: BuscaIndicadores): Promise<Schemas['QuadroDeIndicadores']> {
    const recorte = this.recorteDe(pessoa, busca);
    const periodo = { de: recorte.de, ate: recorte.ate };
    const anterior = anteriorDe(periodo);
    const { em: apuradoEm, edicao } = await this.repository.lastCount(this.database);
    const [atuais, antes] = await Promise.all([
      this.contar(recorte, edicao),
      this.contar({ ...recorte, ...anterior }, edicao),
    ]);
    const conta = (contadas: typeof atuais, codigo: CodigoIndicador) => {
      const { numerador = null, denominador = null } = contadas.get(codigo) ?? {};
      return contaDe(codigo, numerador, denominador);
    };
    return {
      periodo,
      anterior,
      apuradoEm,
      indicadores: codigos.map(codigo => {
        const { nome, formula, fonte, unidade, melhor } = formulas[codigo];
        return {
          codigo,
          nome,
          formula,
          fonte,
          unidade,
          melhor,
          atual: conta(atuais, codigo),
          anterior: conta(antes, codigo),
        };
      }),
    };
  }

  async compor(pessoa: Pessoa, codigo: CodigoIndicador, busca: BuscaComposicao): Promise<Schemas['PaginaComposicao']> {
    const { pagina, tamanho, ...resto } = busca;
    const recorte = this.recorteDe(pessoa, resto);
    const { itens, total } = await this.repository.findParts(this.database, codigo, recorte, { pagina, tamanho });
    const contado = (await this.repository.count(this.database, recorte)).get(codigo);
    return {
      itens: itens.map(({ data, id, nome, municipio, uf, numerador, denominador }) => ({
        data,
        lotacao: { id, nome, municipio, uf },
        conta: contaDe(codigo, numerador, denominador),
      })),
      total,
      pagina,
      tamanho,
      conta: contaDe(codigo, contado?.numerador ?? null, contado?.denominador ?? null),
    };
  }

  /** Read live from the map, for a unit to see while the day is not over. */
  async ultimosDias(
    pessoa: Pessoa,
    { data, lotacaoId = pessoa.lotacaoId ?? undefined }: { data: string; lotacaoId?: number },
  ): Promise<Schemas['UltimosDias']> {
    if (lotacaoId === undefined) {
      const detail = 'Escolha a lotação.';
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/lotacaoId', detail }] });
    }
    const { id, nome, municipio, uf } = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const de = addDays(data, -ULTIMOS_DIAS);
    const [feitas, { linhas }] = await Promise.all([
      this.gestao.inspectionsOf(this.database, id, de, data),
      this.mapas.numeros(this.database, { de, ate: addDays(data, -1), lotacaoId: id }),
    ]);
    const dias = Array.from({ length: ULTIMOS_DIAS }, (_, n) => {
      const dia = addDays(data, -1 - n);
      const linha = linhas.find(({ data: daLinha }) => daLinha === dia);
      const refeicoes = (passo: 'solicitada' | 'entregue' | 'aceita') => linha?.conciliacao[passo].refeicoes ?? 0;
      return {
        data: dia,
        situacao: linha?.situacao ?? null,
        solicitadas: refeicoes('solicitada'),
        entregues: refeicoes('entregue'),
        aceitas: refeicoes('aceita'),
        fiscalizacoes: feitas.get(dia) ?? 0,
      };
    });
    return { lotacao: { id, nome, municipio, uf }, dias };
  }

  /** Cached by `edicao`, because rows change only with a day's count, in its transaction. */
  private contar(recorte: Recorte, edicao: string | null): Contadas {
    const chave = JSON.stringify([edicao, recorte]);
    const guardada = this.contadas.get(chave);
    if (guardada) return guardada;
    const contada = this.repository.count(this.database, recorte);
    this.contadas.set(chave, contada);
    contada.catch(() => this.contadas.delete(chave));
    return contada;
  }

  private recorteDe(pessoa: Pessoa, busca: BuscaIndicadores): Recorte {
    const { de, ate, lotacaoId, uf } = exigirPeriodo(busca);
    if (lotacaoId !== undefined) requireReach(pessoa, lotacaoId);
    return { de, ate, uf, lotacaoId: pessoa.restritaA ?? lotacaoId };
  }
}
