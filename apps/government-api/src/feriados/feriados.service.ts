import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { searchText } from '../database/search-text.ts';
import { fusos, type Uf } from '../lotacoes/fusos.table.ts';
import { type Alcance, toDiaOficial, toDiaProprio } from './feriados.mapper.ts';
import { FeriadosRepository, type Linha } from './feriados.repository.ts';
import { calendarioDe, chaveOficial, type Feriado, type Lugar } from './feriados.rules.ts';
import { type DiaOficial, diaOficial, diasOficiais } from './feriados-oficiais.ts';
import { alcanceDoPrazo, prazoDe } from './prazos.rules.ts';

type Schemas = components['schemas'];

export type { Feriado, Lugar };

type Contagem = { readonly desde: string; readonly diasUteis: number };
export type BuscaFeriados = { ano: number; uf?: Uf; municipio?: string };

const ufs = Object.keys(fusos) as Uf[];

@Injectable()
export class FeriadosService {
  constructor(
    private readonly database: Database,
    private readonly repository: FeriadosRepository,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, { ano, uf, municipio }: BuscaFeriados): Promise<Schemas['CalendarioFeriados']> {
    const [de, ate] = [`${ano}-01-01`, `${ano}-12-31`];
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const alcance: Alcance = { hoje, altera: pessoa.authorities.includes('AL_GESTOR') };
    const desligados = new Set((await this.repository.findDesligados(this.database, de, ate)).map(chaveOficial));
    const proprios = await this.repository.findBetween(this.database, de, ate);
    const itens = [
      ...[null, ...(uf ? [uf] : ufs)]
        .flatMap(onde => diasOficiais(ano, onde))
        .map(dia => toDiaOficial(dia, !desligados.has(chaveOficial(dia)), alcance)),
      ...proprios.filter(dia => diz(dia, uf, municipio)).map(dia => toDiaProprio(dia, alcance)),
    ];
    return { ano, hoje, itens: itens.sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0)) };
  }

  async calendario(tx: Transaction, de: string, ate: string): Promise<(lugar: Lugar, data: string) => Feriado | null> {
    const desligados = await this.repository.findDesligados(tx, de, ate);
    const proprios = await this.repository.findActive(tx, de, ate);
    return calendarioDe(diaOficial, desligados, proprios);
  }

  /** The holidays of the whole country, official or of the agency's own list: what a deadline of no unit counts by. */
  async nacionais(tx: Transaction, de: string, ate: string): Promise<(data: string) => boolean> {
    const desligados = new Set((await this.repository.findDesligados(tx, de, ate)).map(chaveOficial));
    const proprios = await this.repository.findActive(tx, de, ate);
    const nossos = new Set(proprios.filter(({ ambito }) => ambito === 'NACIONAL').map(dia => dia.data));
    return data =>
      nossos.has(data) || (!desligados.has(chaveOficial({ data, uf: null })) && diaOficial(data, null) !== undefined);
  }

  /** Deadlines in working days of the whole country, each from the day after its `desde`, as they stand today. */
  async prazos(tx: Transaction, contagens: readonly Contagem[]): Promise<Schemas['PrazoDoRecebimento'][]> {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const [de = hoje] = contagens.map(({ desde }) => desde).sort();
    const [ate = hoje] = contagens
      .map(({ desde, diasUteis }) => alcanceDoPrazo(desde, diasUteis, hoje))
      .sort()
      .reverse();
    const feriado = await this.nacionais(tx, de, ate);
    return contagens.map(contagem => prazoDe(contagem, hoje, feriado));
  }

  oficial(data: string, uf: Uf | null): DiaOficial | undefined {
    return diaOficial(data, uf);
  }
}

function diz(dia: Linha, uf: Uf | undefined, municipio: string | undefined): boolean {
  if (!uf || dia.ambito === 'NACIONAL') return true;
  if ((dia.uf ?? dia.lotacaoUf) !== uf) return false;
  const onde = dia.municipio ?? dia.lotacaoMunicipio;
  return !municipio || onde === null || searchText(onde) === searchText(municipio);
}
