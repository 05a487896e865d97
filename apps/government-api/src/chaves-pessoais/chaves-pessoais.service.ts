import { randomBytes } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { type Chave, ChavesPessoaisRepository, type Desafio } from './chaves-pessoais.repository.ts';
import { assinaAqui, casaDe } from './chaves-pessoais.rules.ts';
import {
  aberturaDe,
  arvoreDoGesto,
  desafioDe,
  falhaDaProva,
  falhaDoToque,
  type Gesto,
  hashDoGesto,
} from './gesto.rules.ts';
import { biblioteca, type Casa, chaveDeNinguem, conferirGesto } from './webauthn-verifier.ts';

export { falhaDaProva, hashDoGesto } from './gesto.rules.ts';

type Schemas = components['schemas'];
type Papel = Schemas['PapelAssinatura'];

const MINUTOS = 5;
const BYTES_DE_ACASO = 16;
/** The browser's own words for it may differ; ours say what to do. */
const NAO_CONFERE = 'A chave não confirmou este pedido. Nada foi assinado: tente de novo.';

type Pedido<Dados> = { readonly papel: Papel; readonly abertura: string; readonly dados: Dados };
export type PedidoTirado<Dados> = Pedido<Dados> & { readonly desafio: Buffer };
/** The touch as it is kept, and the path of each document, in the order they were given. */
export type GestoFeito = {
  readonly id: number;
  readonly hash: string;
  readonly em: Date;
  readonly chave: string;
  readonly documentos: readonly { readonly indice: number; readonly caminho: Buffer }[];
};

type ToqueConferido = {
  readonly chave: Pick<Chave, 'id' | 'nome'>;
  /** Nothing is opened by it: a copy of the key has counted further. */
  readonly recuou: boolean;
  readonly sincronizavel: boolean;
};

/** What a key signs: a challenge over the documents, taken once, and the touch that answers it (ADR 121). */
@Injectable()
export class ChavesPessoaisService {
  constructor(
    private readonly repository: ChavesPessoaisRepository,
    private readonly agencia: AgenciaService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  /** The address for which keys are made, or why there is none. */
  get casa(): Casa | string {
    return casaDe(this.agencia.endereco);
  }

  exigirCasa(pessoa: Pessoa): Casa {
    // A key is a person's: another system has no hand to touch it.
    if (pessoa.conta) throw problema('nao-permitido');
    const { casa } = this;
    if (typeof casa === 'string') throw problema('conflito', { detail: casa });
    return casa;
  }

  async soPresas(tx: Transaction): Promise<boolean> {
    return (await this.parametros.doDia(tx, this.clock.today(FUSO_DA_AGENCIA))).soChavesPresas;
  }

  /** Of the keys of this person that sign, and open a session, at this address; the newest first. */
  async credenciais(tx: Transaction, usuarioId: number): Promise<string[]> {
    const { casa } = this;
    if (typeof casa === 'string') return [];
    const soPresas = await this.soPresas(tx);
    const chaves = await this.repository.ofPerson(tx, usuarioId);
    return chaves.filter(chave => assinaAqui(chave, casa, soPresas)).map(({ credencial }) => credencial);
  }

  async guardarDesafio(
    tx: Transaction,
    novo: Pick<Desafio, 'usuarioId' | 'finalidade' | 'desafio' | 'pedido'>,
  ): Promise<Date> {
    // Warm by the time the person has touched the key.
    biblioteca().catch(() => undefined);
    const expiraEm = new Date(this.clock.now().getTime() + MINUTOS * 60_000);
    await this.repository.challenge(tx, { ...novo, expiraEm });
    return expiraEm;
  }

  /** Undefined where nothing was asked, it was taken already, or its minutes are over. */
  async tirarDesafio(
    tx: Transaction,
    { usuarioId }: Pessoa,
    finalidade: Desafio['finalidade'],
  ): Promise<Desafio | undefined> {
    const tirado = await this.repository.takeChallenge(tx, usuarioId, finalidade);
    return tirado && this.clock.now() < tirado.expiraEm ? tirado : undefined;
  }

  /** `folhas`: a line for each document, as it is now. */
  async pedir<Dados>(
    tx: Transaction,
    pessoa: Pessoa,
    { papel, folhas, dados }: { papel: Papel; folhas: readonly string[]; dados: Dados },
  ): Promise<Schemas['DesafioDeAssinatura']> {
    const casa = this.exigirCasa(pessoa);
    const { usuarioId } = pessoa;
    const credenciais = await this.credenciais(tx, usuarioId);
    if (credenciais.length === 0) {
      const detail = 'Você não tem chave confirmada para este endereço. Cadastre uma em Chaves pessoais.';
      throw problema('conflito', { detail });
    }
    const abertura = aberturaDe(usuarioId, this.clock.now(), randomBytes(BYTES_DE_ACASO));
    const { raiz } = await arvoreDoGesto([abertura, ...folhas]);
    const desafio = desafioDe(papel, raiz);
    const pedido: Pedido<Dados> = { papel, abertura, dados };
    const expiraEm = await this.guardarDesafio(tx, { usuarioId, finalidade: 'ASSINATURA', desafio, pedido });
    return {
      desafio: desafio.toString('base64url'),
      dominio: casa.dominio,
      credenciais,
      expiraEm: expiraEm.toISOString(),
    };
  }

  /** What this person asked to sign last; asked again, it is not there. */
  async tirar<Dados>(tx: Transaction, pessoa: Pessoa): Promise<PedidoTirado<Dados>> {
    this.exigirCasa(pessoa);
    const tirado = await this.tirarDesafio(tx, pessoa, 'ASSINATURA');
    if (!tirado) {
      const detail = 'O pedido de assinatura venceu ou já foi usado. Nada foi assinado: comece de novo.';
      throw problema('conflito', { detail });
    }
    return { ...(tirado.pedido as Pedido<Dados>), desafio: tirado.desafio };
  }

  /**
   * A touch that signs nothing, and answers a challenge of another purpose. Undefined where it is not one of a key of this person
   * that would sign here; the signature is judged also where there is no such key, so that the time says nothing.
   */
  async conferirToque(
    tx: Transaction,
    usuarioId: number,
    desafio: Buffer,
    gesto: Schemas['GestoDaChave'],
  ): Promise<ToqueConferido | undefined> {
    const { casa } = this;
    if (typeof casa === 'string') return undefined;
    const chave = await this.repository.lockByCredential(tx, usuarioId, gesto.id);
    const soPresas = await this.soPresas(tx);
    const serve = chave !== undefined && assinaAqui(chave, casa, soPresas);
    const { chaveSpki, ...outra } = serve ? chave : { ...NINGUEM, credencial: gesto.id };
    const conferido = await conferirGesto(gesto, desafio, casa, outra);
    const falha = falhaDoToque({ ...bytesDe(gesto), chaveSpki, dominio: casa.dominio }, desafio);
    if (!serve || !conferido || falha || (soPresas && conferido.sincronizavel)) return undefined;
    const { contador, recuou, sincronizavel } = conferido;
    if (!recuou) await this.repository.mark(tx, chave.id, { contador });
    return { chave, recuou, sincronizavel };
  }

  /** `folhas` are read again by the caller, under its locks: another root is another challenge than the one signed. */
  async receber(
    tx: Transaction,
    pessoa: Pessoa,
    { papel, abertura, desafio }: PedidoTirado<unknown>,
    { folhas, gesto }: { folhas: readonly string[]; gesto: Schemas['GestoDaChave'] },
  ): Promise<GestoFeito> {
    const casa = this.exigirCasa(pessoa);
    const todas = [abertura, ...folhas];
    const { raiz, caminhos } = await arvoreDoGesto(todas);
    if (!desafioDe(papel, raiz).equals(desafio)) {
      const detail = 'Um mapa mudou depois que você pediu para assinar. Nada foi assinado: confira e assine de novo.';
      throw problema('conflito', { detail });
    }
    const chave = await this.repository.lockByCredential(tx, pessoa.usuarioId, gesto.id);
    const soPresas = await this.soPresas(tx);
    if (!chave || !assinaAqui(chave, casa, soPresas)) throw problema('conflito', { detail: 'Esta chave não assina.' });
    const conferido = await conferirGesto(gesto, desafio, casa, chave);
    if (!conferido || conferido.recuou || (soPresas && conferido.sincronizavel))
      throw problema('conflito', { detail: NAO_CONFERE });
    const feito: Gesto = { papel, folhas: todas.length, raiz, ...bytesDe(gesto) };
    const documentos = folhas.map((folha, n) => {
      const indice = n + 1;
      const caminho = Buffer.concat(caminhos[indice] ?? []);
      const falha = falhaDaProva(folha, { ...feito, ...chave, indice, caminho });
      if (falha) throw problema('conflito', { detail: `${falha} Nada foi assinado.` });
      return { indice, caminho };
    });
    await this.repository.mark(tx, chave.id, { contador: conferido.contador });
    const em = this.clock.now();
    const id = await this.repository.insertGesture(tx, { ...feito, papel, chaveId: chave.id, abertura, em });
    return { id, em, hash: hashDoGesto(feito), chave: chave.nome, documentos };
  }
}

/** Taken by a key that somebody else, or nobody, has: of nobody's key nothing is believed. */
const NINGUEM = chaveDeNinguem();

const bytesDe = ({ dadosCliente, dadosAutenticador, assinatura }: Schemas['GestoDaChave']) => ({
  dadosCliente: Buffer.from(dadosCliente, 'base64url'),
  dadosAutenticador: Buffer.from(dadosAutenticador, 'base64url'),
  assinatura: Buffer.from(assinatura, 'base64url'),
});
