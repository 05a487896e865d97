import { Injectable } from '@nestjs/common';
import { ContratosService, type EntregaInterrompida } from '../../contratos/contratos.service.ts';
import type { Transaction } from '../../database/database.ts';
import { type Feriado, FeriadosService } from '../../feriados/feriados.service.ts';
import { type Fonte, type Origem, resolver } from '../semana/resolucao.rules.ts';
import { type DiaLido, type ItemLido, ResolucaoRepository } from './resolucao.repository.ts';

export type DiaResolvido = {
  readonly lotacaoId: number;
  readonly data: string;
  readonly origem: Origem;
  readonly feriado: Feriado | null;
  readonly excecao: { id: number; motivo: NonNullable<DiaLido['motivo']>; descricao: string | null } | null;
  /** The weekday whose quantities are used; null when none is. */
  readonly diaUsado: number | null;
  /** What is not delivered that day, or is suspended in the unit, is not in `itens`. */
  readonly interrupcao: EntregaInterrompida | null;
  readonly itens: readonly ItemLido[];
};

@Injectable()
export class ResolucaoService {
  constructor(
    private readonly repository: ResolucaoRepository,
    private readonly feriados: FeriadosService,
    private readonly contratos: ContratosService,
  ) {}

  async resolver(tx: Transaction, lotacaoIds: readonly number[], datas: readonly string[]): Promise<DiaResolvido[]> {
    const dias = await this.repository.findDays(tx, lotacaoIds, datas);
    const ordenadas = [...datas].sort();
    const [de = '', ate = de] = [ordenadas[0], ordenadas.at(-1)];
    const feriadoDe = await this.feriados.calendario(tx, de, ate);
    const interrompidaEm = await this.contratos.interrompidas(tx, { de, ate, lotacaoIds });
    const resolvidos = dias.map(dia => {
      const feriado = feriadoDe({ id: dia.lotacaoId, uf: dia.uf, municipio: dia.municipio }, dia.data);
      return { dia, feriado, ...resolver({ ...vozes(dia), feriado: feriado !== null }) };
    });
    // A year has fifty-two Mondays, and the programme one.
    const distintas = new Map(resolvidos.flatMap(({ fonte }) => (fonte ? [[chaveDaFonte(fonte), fonte]] : [])));
    const itens = distintas.size ? await this.repository.findItens(tx, [...distintas.values()]) : [];
    const doDia = new Map([...distintas.keys()].map((chave, n) => [chave, itens[n] ?? []]));
    return resolvidos.map(({ dia, feriado, origem, fonte }) => {
      const interrupcao = interrompidaEm(dia.lotacaoId, dia.data);
      const itens = (fonte && doDia.get(chaveDaFonte(fonte))) ?? [];
      return {
        lotacaoId: dia.lotacaoId,
        data: dia.data,
        origem,
        feriado,
        excecao: excecaoDe(dia),
        diaUsado: fonte?.tipo === 'programacao' ? fonte.diaSemana : null,
        interrupcao,
        itens: interrupcao ? itens.filter(item => !interrupcao.alcanca(item)) : itens,
      };
    });
  }
}

const chaveDaFonte = (fonte: Fonte): string =>
  fonte.tipo === 'programacao' ? `p ${fonte.id} ${fonte.diaSemana}` : `e ${fonte.id}`;

const vozes = ({ data, excecaoId, programacaoId, regraFeriado }: DiaLido) => ({
  data,
  excecaoId,
  programacao: programacaoId !== null && regraFeriado !== null ? { id: programacaoId, regraFeriado } : null,
});

const excecaoDe = ({ excecaoId, motivo, descricao }: DiaLido): DiaResolvido['excecao'] =>
  excecaoId === null || motivo === null ? null : { id: excecaoId, motivo, descricao };
