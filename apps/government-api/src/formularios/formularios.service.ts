import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database/database.ts';
import { type Anteriores, type Calculo, type Contexto, calcular, DIAS_DA_REINCIDENCIA } from './calculo.rules.ts';
import { toFormulario, toFormularioResumido } from './formularios.mapper.ts';
import { FormulariosRepository } from './formularios.repository.ts';
import { amostrasDe, pesar } from './pesagem.rules.ts';
import {
  type Conferencia,
  type ConteudoFormulario,
  errosDasRespostas,
  itensDe,
  type Resposta,
} from './respostas.rules.ts';
import { descontoDe } from './resultado.rules.ts';

type Schemas = components['schemas'];

export type { Anteriores, Calculo, ConteudoFormulario, Contexto, Resposta };
export { amostrasDe, calcular, DIAS_DA_REINCIDENCIA, descontoDe, itensDe, pesar };

@Injectable()
export class FormulariosService {
  constructor(
    private readonly database: Database,
    private readonly repository: FormulariosRepository,
  ) {}

  async listar(busca: { todas: boolean; contratoId?: number }): Promise<Schemas['FormularioResumido'][]> {
    return (await this.repository.find(this.database, busca)).map(toFormularioResumido);
  }

  obter(id: number): Promise<Schemas['Formulario']> {
    return this.exigir(this.database, id);
  }

  async exigir(tx: Transaction, id: number): Promise<Schemas['Formulario']> {
    const lido = await this.repository.findById(tx, id);
    if (!lido) throw problema('nao-encontrado', { detail: `O formulário ${id} não existe.` });
    return toFormulario(lido);
  }

  async todos(tx: Transaction, ids: readonly number[]): Promise<Schemas['Formulario'][]> {
    return (await this.repository.findByIds(tx, ids)).map(toFormulario);
  }

  /** Titles come from the form that was filled in. */
  async titulos(
    tx: Transaction,
    respondidos: readonly { formularioId: number }[],
  ): Promise<(respondido: { formularioId: number; item: string }) => string> {
    const lidos = await this.todos(tx, [...new Set(respondidos.map(({ formularioId }) => formularioId))]);
    const titulos = new Map(
      lidos.flatMap(lido => itensDe(lido).map(({ codigo, titulo }) => [`${lido.id} ${codigo}`, titulo] as const)),
    );
    return ({ formularioId, item }) => titulos.get(`${formularioId} ${item}`) ?? item;
  }

  vigentes(tx: Transaction, contratos: readonly (number | null)[]): Promise<(contratoId: number | null) => number> {
    return this.repository.findCurrentIds(tx, contratos);
  }

  /**
   * The form an inspection begins with: the one in force, or the one an offline phone already showed, if it is of the
   * same contract or of none. Another contract's form is ignored: its questions were not agreed here.
   */
  async doComeco(tx: Transaction, contratoId: number | null, doAparelho: number | undefined): Promise<number> {
    const vigente = (await this.vigentes(tx, [contratoId]))(contratoId);
    if (doAparelho === undefined || doAparelho === vigente) return vigente;
    const { contratoId: dele } = await this.exigir(tx, doAparelho);
    return dele === null || dele === contratoId ? doAparelho : vigente;
  }

  exigirRespostas(formulario: ConteudoFormulario, respostas: readonly Resposta[], conferencia: Conferencia): void {
    const errors = errosDasRespostas(formulario, respostas, conferencia);
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
  }

  calcular(formulario: ConteudoFormulario, respostas: readonly Resposta[], contexto: Contexto): Calculo {
    return calcular(formulario, respostas, contexto);
  }
}
