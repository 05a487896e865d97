import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { Problema, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { type MesDaUnidade, PapeisAssinadosService } from '../papeis-assinados/papeis-assinados.service.ts';
import { type DestaSessao, SessoesService } from '../sessoes/sessoes.service.ts';
import { toAssinaturaGovbr } from './assinaturas-govbr.mapper.ts';
import { AssinaturasGovbrRepository, type Tentativa } from './assinaturas-govbr.repository.ts';
import { AutorizacaoGovbr } from './autorizacao-govbr.ts';
import { NIVEL_BAIXO } from './govbr-client.ts';

type Schemas = components['schemas'];
type Assinatura = Schemas['AssinaturaGovbr'];

/** Milliseconds. */
const DEZ_MINUTOS = 600_000;
const UM_DIA = 86_400_000;
const MAIS_PAPEIS = 100;

const aleatorio = (): string => randomBytes(32).toString('base64url');
const resumoDe = (state: string): string => createHash('sha256').update(state).digest('hex');

/** People sign with their account of gov.br the papers that they signed here: they authorise there, and come back. */
@Injectable()
export class AssinaturasGovbrService {
  constructor(
    private readonly database: Database,
    private readonly repository: AssinaturasGovbrRepository,
    private readonly assinados: PapeisAssinadosService,
    private readonly sessoes: SessoesService,
    private readonly autorizacao: AutorizacaoGovbr,
    private readonly clock: Clock,
  ) {
    if (autorizacao.client) assinados.oferecerGovbr((tx, desta) => this.impedimentoDaConta(tx, desta));
  }

  papeis(desta: DestaSessao, mes: MesDaUnidade): Promise<Schemas['PapeisParaGovbr']> {
    return this.database.transaction(async tx => {
      const codigos = await this.assinados.doMes(tx, desta.pessoa, mes);
      if (!this.autorizacao.client) return { oferecido: false, impedimento: null, papeis: [] };
      const papeis = await this.possiveis(tx, desta.pessoa, codigos);
      return {
        oferecido: true,
        impedimento: await this.impedimentoDaConta(tx, desta),
        papeis: papeis.slice(0, MAIS_PAPEIS),
      };
    });
  }

  async iniciar(
    desta: DestaSessao,
    { codigos, voltar }: Schemas['InicioDaAssinaturaGovbr'],
  ): Promise<Schemas['AssinaturaGovbrIniciada']> {
    const client = this.autorizacao.exigir();
    const [assinaturaId, state, nonce, agora] = [randomUUID(), aleatorio(), aleatorio(), this.clock.now()];
    const papeis = await this.database.transaction(async tx => {
      const impedimento = await this.impedimentoDaConta(tx, desta);
      if (impedimento) throw problema('conflito', { detail: impedimento });
      const possiveis = await this.possiveis(tx, desta.pessoa, codigos);
      if (!possiveis.length) {
        const { impedimento: porQue } = await this.assinados.comGovbr(tx, desta.pessoa, codigos[0] ?? '');
        throw problema('conflito', { detail: porQue ?? NADA });
      }
      await this.repository.deleteExpired(tx, new Date(agora.getTime() - UM_DIA));
      await this.repository.insert(tx, {
        ...{ id: assinaturaId, usuarioId: desta.pessoa.usuarioId, estado: resumoDe(state), papeis: possiveis, voltar },
        ...{ situacao: 'ESPERA', iniciadaEm: agora, expiraEm: new Date(agora.getTime() + DEZ_MINUTOS) },
      });
      return possiveis;
    });
    return { assinaturaId, endereco: client.enderecoDeIda({ state, nonce, papeis: papeis.length }) };
  }

  /** The same return again is not traded again: it is answered with what the first one came to. */
  async receber(pessoa: Pessoa, { state, code }: Schemas['RetornoDoGovbr']): Promise<Assinatura> {
    this.autorizacao.exigir();
    const [estado, em] = [resumoDe(state), this.clock.now()];
    const tomada = await this.repository.take(this.database, pessoa.usuarioId, { estado, em });
    if (!tomada) {
      const antes = await this.repository.findByState(this.database, pessoa.usuarioId, estado);
      if (!antes) throw problema('nao-encontrado', { detail: DE_OUTRA });
      if (!antes.recebidaEm) throw problema('conflito', { detail: DEMOROU });
      return this.montar(this.database, pessoa, antes);
    }
    const fim = await this.autorizacao.receber(pessoa, tomada, code);
    return this.montar(this.database, pessoa, await this.repository.end(this.database, tomada.id, fim));
  }

  async obter(pessoa: Pessoa, id: string): Promise<Assinatura> {
    return this.montar(this.database, pessoa, await this.exigir(pessoa, id));
  }

  async assinar(pessoa: Pessoa, id: string, codigo: string): Promise<Assinatura> {
    const tentativa = await this.exigir(pessoa, id);
    const papel = tentativa.papeis.find(cada => cada.codigo === codigo);
    if (!papel) throw problema('nao-encontrado', { detail: 'Este papel não é dos que você autorizou.' });
    if (!(await this.jaAssinou(pessoa, codigo))) {
      const ficha = this.autorizacao.fichaDe(tentativa);
      const { impedimento } = await this.assinados.comGovbr(this.database, pessoa, codigo);
      if (impedimento) throw problema('conflito', { detail: impedimento });
      await this.autorizacao.assinar(pessoa, { codigo, ficha }).catch(async (error: unknown) => {
        // Somebody else's call for the same person came first.
        if (!(error instanceof Problema) || !(await this.jaAssinou(pessoa, codigo))) throw error;
      });
    }
    const depois = await this.montar(this.database, pessoa, tentativa);
    if (depois.papeis.every(({ assinado }) => assinado)) await this.repository.forgetToken(this.database, id);
    return depois;
  }

  private async jaAssinou(pessoa: Pessoa, codigo: string): Promise<boolean> {
    return (await this.assinados.assinadosPor(this.database, pessoa, [codigo])).has(codigo);
  }

  /** Of gov.br's own levels the lowest signs nothing there, and is told so before it is sent. */
  private async impedimentoDaConta(tx: Transaction, desta: DestaSessao): Promise<string | null> {
    return (await this.sessoes.nivelDaConta(tx, desta)) === 'bronze' ? NIVEL_BAIXO : null;
  }

  private async possiveis(
    tx: Transaction,
    pessoa: Pessoa,
    codigos: readonly string[],
  ): Promise<Schemas['PapelParaGovbr'][]> {
    const papeis: Schemas['PapelParaGovbr'][] = [];
    for (const cada of codigos) {
      const { codigo, titulo, impedimento } = await this.assinados.comGovbr(tx, pessoa, cada);
      if (impedimento === null) papeis.push({ codigo, titulo });
    }
    return papeis;
  }

  private async exigir(pessoa: Pessoa, id: string): Promise<Tentativa> {
    const tentativa = await this.repository.find(this.database, pessoa.usuarioId, id);
    if (!tentativa) throw problema('nao-encontrado', { detail: 'Esta assinatura com gov.br não existe ou não é sua.' });
    return tentativa;
  }

  private async montar(tx: Transaction, pessoa: Pessoa, tentativa: Tentativa): Promise<Assinatura> {
    const codigos = tentativa.papeis.map(({ codigo }) => codigo);
    return toAssinaturaGovbr(tentativa, await this.assinados.assinadosPor(tx, pessoa, codigos));
  }
}

const NADA = 'Nada falta assinar com gov.br.';
const DE_OUTRA =
  'Esta volta do gov.br não é de uma assinatura que você começou nesta conta. Nada foi assinado. Comece de novo pela tela do papel.';
const DEMOROU = 'A autorização demorou mais de dez minutos. Nada foi assinado. Comece de novo.';
