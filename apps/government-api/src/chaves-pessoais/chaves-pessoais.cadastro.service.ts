import { createHash, randomBytes } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { toChave } from './chaves-pessoais.mapper.ts';
import { type Chave, type ChaveLida, ChavesPessoaisRepository } from './chaves-pessoais.repository.ts';
import { acoesDaChave, codigoDaChave, situacaoDaChave } from './chaves-pessoais.rules.ts';
import { ChavesPessoaisService } from './chaves-pessoais.service.ts';
import { ALGORITMOS, conferirCadastro } from './webauthn-verifier.ts';

type Schemas = components['schemas'];

const ENTIDADE = 'chaves_pessoais';
const BYTES_DO_DESAFIO = 32;

/** A person's list of keys: enrolled by the person, confirmed by another, revoked by either; nothing leaves it. */
@Injectable()
export class ChavesPessoaisCadastroService {
  constructor(
    private readonly database: Database,
    private readonly repository: ChavesPessoaisRepository,
    private readonly chaves: ChavesPessoaisService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, usuarioId: number): Promise<Schemas['ChavesDaPessoa']> {
    const { casa } = this.chaves;
    const itens = await this.repository.ofPerson(this.database, usuarioId);
    return {
      impedimento: typeof casa === 'string' ? casa : null,
      soPresas: await this.chaves.soPresas(this.database),
      itens: itens.map(chave => this.toChave(chave, pessoa)),
    };
  }

  pedirCadastro(pessoa: Pessoa): Promise<Schemas['PedidoDeCadastroDeChave']> {
    const { dominio } = this.chaves.exigirCasa(pessoa);
    const { usuarioId, nome } = pessoa;
    return this.database.transaction(async tx => {
      const desafio = randomBytes(BYTES_DO_DESAFIO);
      await this.chaves.guardarDesafio(tx, { usuarioId, finalidade: 'CADASTRO', desafio, pedido: null });
      const tem = await this.repository.ofPerson(tx, usuarioId);
      return {
        desafio: desafio.toString('base64url'),
        dominio,
        sistema: 'Alipen',
        pessoa: createHash('sha256').update(`${dominio}\n${usuarioId}`).digest('base64url'),
        nome,
        algoritmos: ALGORITMOS,
        existentes: tem.filter(chave => chave.revogadaEm === null).map(({ credencial }) => credencial),
      };
    });
  }

  cadastrar(pessoa: Pessoa, { nome, ...resposta }: Schemas['NovaChavePessoal']): Promise<Schemas['ChavePessoal']> {
    const casa = this.chaves.exigirCasa(pessoa);
    const { usuarioId } = pessoa;
    return this.database.transaction(async tx => {
      const pedido = await this.chaves.tirarDesafio(tx, pessoa, 'CADASTRO');
      if (!pedido) throw recusa('O pedido de cadastro venceu ou já foi usado. Comece de novo.');
      const credencial = await conferirCadastro(resposta, pedido.desafio, casa);
      if (!credencial) throw recusa('O aparelho não criou a chave para este pedido. Comece de novo.');
      if (credencial.sincronizavel && (await this.chaves.soPresas(tx))) {
        throw recusa('Esta chave pode ser copiada para outros aparelhos. Use uma que fique presa a um só.');
      }
      const { dominio } = casa;
      const nova = { usuarioId, nome: nome.trim(), credencial: resposta.id, dominio, criadaEm: this.clock.now() };
      const id = await this.repository.insert(tx, { ...nova, ...credencial });
      if (id === undefined) throw problema('ja-existe', { detail: 'Esta chave já está cadastrada.' });
      return this.contar(tx, pessoa, 'cadastrarChave', id);
    });
  }

  confirmar(pessoa: Pessoa, chaveId: number, codigo: string): Promise<Schemas['ChavePessoal']> {
    return this.database.transaction(async tx => {
      const chave = await this.travar(tx, chaveId);
      if (chave.usuarioId === pessoa.usuarioId) throw recusa('Ninguém confirma a própria chave: peça a outro gestor.');
      if (!acoesDaChave(chave, pessoa).includes('confirmar')) throw recusa(JA_FOI[situacaoDaChave(chave)]);
      if (codigo !== codigoDaChave(chave.chaveSpki)) {
        throw recusa('O código não é o desta chave. Confira na tela de quem a cadastrou.');
      }
      await this.repository.mark(tx, chaveId, {
        confirmadaEm: this.clock.now(),
        confirmadaPor: pessoa.usuarioId,
      });
      return this.contar(tx, pessoa, 'confirmarChave', chaveId);
    });
  }

  revogar(pessoa: Pessoa, chaveId: number, motivo: Schemas['MotivoDaRevogacao']): Promise<Schemas['ChavePessoal']> {
    return this.database.transaction(async tx => {
      const chave = await this.travar(tx, chaveId);
      // Whose it is, is not told to somebody who may not know.
      if (chave.usuarioId !== pessoa.usuarioId && !pessoa.authorities.includes('AL_GESTOR')) throw naoHa();
      if (!acoesDaChave(chave, pessoa).includes('revogar')) throw recusa(JA_FOI.REVOGADA);
      await this.repository.mark(tx, chaveId, {
        ...{ revogadaEm: this.clock.now(), revogadaPor: pessoa.usuarioId, motivo },
      });
      return this.contar(tx, pessoa, 'revogarChave', chaveId);
    });
  }

  private async travar(tx: Transaction, id: number): Promise<Chave> {
    const chave = await this.repository.lock(tx, id);
    if (!chave) throw naoHa();
    return chave;
  }

  private async contar(tx: Transaction, pessoa: Pessoa, acao: string, id: number): Promise<Schemas['ChavePessoal']> {
    const chave = await this.repository.findById(tx, id);
    if (!chave) throw new Error('a key that was just written is there');
    const dito = this.toChave(chave, pessoa);
    const { nome, motivo } = dito;
    const dados = { usuarioId: chave.usuarioId, nome, ...(motivo && { motivo }) };
    await this.audit.record(tx, pessoa, { acao, entidade: ENTIDADE, entidadeId: id, dados });
    return dito;
  }

  private toChave(chave: ChaveLida, pessoa: Pessoa): Schemas['ChavePessoal'] {
    const { casa } = this.chaves;
    return toChave(chave, pessoa, typeof casa === 'string' ? null : casa.dominio);
  }
}

const JA_FOI: Readonly<Record<Schemas['SituacaoDaChave'], string>> = {
  A_CONFIRMAR: 'Esta chave espera a confirmação de um gestor.',
  CONFIRMADA: 'Esta chave já foi confirmada.',
  REVOGADA: 'Esta chave já foi revogada.',
};

const recusa = (detail: string) => problema('conflito', { detail });
const naoHa = () => problema('nao-encontrado', { detail: 'Esta chave não existe.' });
