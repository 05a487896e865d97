import type { components } from '@alipen/contracts/generated/government-api';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Emissao } from '../auth/tokens.service.ts';
import { ChavesPessoaisService } from '../chaves-pessoais/chaves-pessoais.service.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { type Chegada, SessoesService } from '../sessoes/sessoes.service.ts';
import { UsuariosService } from '../usuarios/usuarios.service.ts';
import { EntradaPorChaveRepository } from './entrada-por-chave.repository.ts';
import {
  credenciaisMostradas,
  desafioDito,
  desafioNovo,
  fimDoDesafio,
  pedeChave,
  resumoDoDesafio,
} from './entrada-por-chave.rules.ts';

type Schemas = components['schemas'];
type Origem = Omit<Chegada, 'forma'>;

/** How long a used challenge is remembered after its end: two servers' clocks differ by less. */
const SOBRA_MS = 3_600_000;

/** A person's confirmed key opens a session: CPF, challenge, touch (ADR 134). */
@Injectable()
export class EntradaPorChaveService {
  constructor(
    private readonly database: Database,
    private readonly repository: EntradaPorChaveRepository,
    private readonly usuarios: UsuariosService,
    private readonly chaves: ChavesPessoaisService,
    private readonly sessoes: SessoesService,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Reads the same of whoever is asked about, and keeps nothing. */
  async pedir(cpf: string, { requestId }: Origem): Promise<Schemas['DesafioDeEntrada']> {
    const porta = await this.porta(cpf);
    const pessoa = await this.usuarios.reconhecer(this.database, cpf, null, requestId);
    const verdadeiras = await this.chaves.credenciais(this.database, pessoa?.usuarioId ?? NINGUEM);
    const { desafio, fim } = desafioNovo(porta, this.clock.now());
    return {
      desafio: desafio.toString('base64url'),
      dominio: porta.dominio,
      credenciais: credenciaisMostradas(porta, verdadeiras),
      expiraEm: fim.toISOString(),
    };
  }

  async entrar({ cpf, gesto }: Schemas['EntradaComChave'], origem: Origem): Promise<Schemas['TokenEmitido']> {
    const porta = await this.porta(cpf);
    const desafio = desafioDito(gesto.dadosCliente);
    const fim = desafio && fimDoDesafio(porta, desafio);
    if (!desafio || !fim) throw naoAbriu();
    if (this.clock.now() >= fim) throw passou();
    const ate = new Date(fim.getTime() + SOBRA_MS);
    // A transaction of its own: a wrong answer uses the challenge up too.
    const resumo = resumoDoDesafio(desafio);
    if (!(await this.database.transaction(tx => this.sessoes.primeiraTroca(tx, resumo, ate)))) throw passou();
    const emitir = await this.database.transaction(tx => this.tocar(tx, { cpf, gesto }, desafio, origem));
    if (!emitir) throw naoAbriu();
    return { token: await emitir() };
  }

  /**
   * What is asked of this person, who proved less than a key does. Who has no key that opens here enters, is told to have one, and
   * it is asked from then on: refused, nobody could enrol or confirm the first one.
   */
  async exigida(tx: Transaction, { usuarioId, authorities }: Emissao): Promise<'NAO' | 'CADASTRAR' | 'ENTRAR'> {
    const { entradaComChave } = await this.parametros.doDia(tx, this.clock.today(FUSO_DA_AGENCIA));
    if (!pedeChave(entradaComChave, authorities)) return 'NAO';
    return (await this.chaves.credenciais(tx, usuarioId)).length > 0 ? 'ENTRAR' : 'CADASTRAR';
  }

  /** Undefined where no session is opened; what is written then stays written. */
  private async tocar(
    tx: Transaction,
    { cpf, gesto }: Schemas['EntradaComChave'],
    desafio: Buffer,
    origem: Origem,
  ): Promise<(() => Promise<string>) | undefined> {
    const pessoa = await this.usuarios.reconhecer(tx, cpf, null, origem.requestId);
    const toque = await this.chaves.conferirToque(tx, pessoa?.usuarioId ?? NINGUEM, desafio, gesto);
    if (!pessoa || !toque) return undefined;
    if (toque.recuou) {
      const { id, nome } = toque.chave;
      const quem = { ...pessoa, requestId: origem.requestId };
      await this.audit.record(tx, quem, {
        ...{ acao: 'chaveRecuada', entidade: 'chaves_pessoais', entidadeId: id, dados: { nome } },
      });
      return undefined;
    }
    return this.sessoes.abrir(
      tx,
      pessoa,
      { ...origem, forma: 'CHAVE' },
      {
        amr: toque.sincronizavel ? 'swk' : 'hwk',
      },
    );
  }

  private async porta(cpf: string) {
    const { casa } = this.chaves;
    // The same for every CPF: it is said of the address.
    if (typeof casa === 'string') throw problema('conflito', { detail: casa });
    return { segredo: await this.repository.secret(this.database), dominio: casa.dominio, cpf };
  }
}

/** No person's id: what is asked of somebody is asked of nobody too. */
const NINGUEM = 0;

/** One sentence for every reason, so that it says nothing of whose the CPF is. */
const naoAbriu = (): Problema =>
  problema('credenciais-invalidas', { detail: 'A chave não abriu a sessão. Confira o CPF, ou entre com a senha.' });

const passou = (): Problema =>
  problema('conflito', { detail: 'O pedido de entrada venceu ou já foi usado. Toque em Entrar com chave de novo.' });
