import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { requireReach } from '../../auth/row-rule.ts';
import { Database } from '../../database/database.ts';
import { chaveDe } from '../consulta/parcelas.rules.ts';
import { exigirEscolhida } from '../leitura/leitura.service.ts';
import { diasDoMes } from '../mapa-diario.meses.rules.ts';
import { NUMEROS, QuantidadesRepository } from './quantidades.repository.ts';

type Schemas = components['schemas'];
export type BuscaDasQuantidades = { mes: string; lotacaoId?: number; contratoId?: number; fornecedorId?: number };

/** The month of a unit as other systems add it up: the map's quantities, and no more of it. */
@Injectable()
export class QuantidadesService {
  constructor(
    private readonly database: Database,
    private readonly repository: QuantidadesRepository,
  ) {}

  async doMes(
    pessoa: Pessoa,
    { mes, lotacaoId, ...filtros }: BuscaDasQuantidades,
  ): Promise<Schemas['QuantidadesDoMes']> {
    const id = exigirEscolhida(lotacaoId ?? pessoa.lotacaoId);
    requireReach(pessoa, id);
    const dias = diasDoMes(mes);
    const numeros = await this.repository.celulas(this.database, { ...dias, ...filtros, lotacaoId: id });
    if (!numeros) throw problema('nao-encontrado', { detail: `A lotação ${id} não existe.` });
    return { mes, lotacaoId: id, ...quadroDe(mes, numeros) };
  }
}

type Quadro = Pick<Schemas['QuantidadesDoMes'], 'colunas' | 'dias'>;

const zero = (numeros: readonly number[], i: number): boolean =>
  numeros[i + 3] === 0 && numeros[i + 4] === 0 && numeros[i + 5] === 0 && numeros[i + 6] === 0;

/** The meals and publics with something in the month, in order. */
function colunasDe(numeros: readonly number[]): Quadro['colunas'] {
  const colunas = new Map<number, Quadro['colunas'][number]>();
  for (let i = 0; i < numeros.length; i += NUMEROS) {
    const [tipoAlimentacaoId, tipoPublicoId] = [numeros[i + 1] ?? 0, numeros[i + 2] ?? 0];
    if (!zero(numeros, i)) colunas.set(chaveDe(tipoAlimentacaoId, tipoPublicoId), { tipoAlimentacaoId, tipoPublicoId });
  }
  return [...colunas].sort(([uma], [outra]) => uma - outra).map(([, coluna]) => coluna);
}

/** Cells added up by day, meal and public, in order of day. */
function quadroDe(mes: string, numeros: readonly number[]): Quadro {
  const colunas = colunasDe(numeros);
  const posicoes = new Map(colunas.map((coluna, n) => [chaveDe(coluna.tipoAlimentacaoId, coluna.tipoPublicoId), n]));
  const dias = new Map<number, Quadro['dias'][number]>();
  for (let i = 0; i < numeros.length; i += NUMEROS) {
    const coluna = posicoes.get(chaveDe(numeros[i + 1] ?? 0, numeros[i + 2] ?? 0));
    if (coluna === undefined || zero(numeros, i)) continue;
    const numero = numeros[i] ?? 0;
    const dia = dias.get(numero) ?? diaVazio(`${mes}-${String(numero + 1).padStart(2, '0')}`, colunas.length);
    dias.set(numero, dia);
    const aceita = numeros[i + 6] ?? 0;
    somar(dia.solicitadas, coluna, numeros[i + 3]);
    somar(dia.confirmadas, coluna, numeros[i + 4]);
    somar(dia.entregues, coluna, numeros[i + 5]);
    somar(dia.aceitas, coluna, aceita);
    somar(dia.brutosCentavos, coluna, aceita * (numeros[i + 7] ?? 0));
  }
  return { colunas, dias: [...dias.values()].sort((um, outro) => (um.data < outro.data ? -1 : 1)) };
}

const somar = (lista: number[], coluna: number, quanto = 0): void => {
  lista[coluna] = (lista[coluna] ?? 0) + quanto;
};

function diaVazio(data: string, colunas: number): Quadro['dias'][number] {
  const zeros = () => new Array<number>(colunas).fill(0);
  const contagens = { solicitadas: zeros(), confirmadas: zeros(), entregues: zeros(), aceitas: zeros() };
  return { data, ...contagens, brutosCentavos: zeros() };
}
