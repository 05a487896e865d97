import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { ofControl } from '../auth/external-control.ts';
import { LivingSessions } from '../auth/living-sessions.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Emissao } from '../auth/tokens.service.ts';
import { Clock } from '../clock/clock.ts';
import { afterCommit } from '../database/ambient-transaction.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { type ConvidadaDeControle, PessoaDeControleService } from './controle/pessoa-de-controle.service.ts';
import { cpfMascarado } from './cpf.rules.ts';
import { type PrimeiraSenha, PrimeiraSenhaService } from './primeira-senha/primeira-senha.service.ts';
import { gerarSenha } from './senha.rules.ts';
import { SenhasService } from './senhas.service.ts';
import { toUsuarioCriado } from './usuarios.mapper.ts';
import { type UsuarioComLotacao, UsuariosRepository } from './usuarios.repository.ts';
import {
  credencialDe,
  emailOuNada,
  errosDoCadastro,
  mesmosPerfis,
  nomeBuscaDaPessoa,
  proximoInicioDeSessoes,
} from './usuarios.rules.ts';

type Schemas = components['schemas'];

export { cpfMascarado, cpfValido } from './cpf.rules.ts';
export { credencialDe, emailOuNada, nomeBuscaDaPessoa } from './usuarios.rules.ts';
export type { PrimeiraSenha };

/** Unit in the token of people who work for no single unit. */
const SEM_LOTACAO = 'Administração central';
const DE_FORA = 'Controle externo';

/** As at the sign-in (domain 5.1): somebody with the screen but not the password must not get to guess it. */
const MAIS_ERROS = 5;
const JANELA_MIN = 15;
const deNovo = {
  assinar: { acao: 'assinaturaRecusada', pointer: '/senha', nada: 'Nada foi assinado.' },
  trocar: { acao: 'trocaDeSenhaRecusada', pointer: '/atual', nada: 'Ela não mudou.' },
} as const;

@Injectable()
export class UsuariosService {
  constructor(
    private readonly database: Database,
    private readonly repository: UsuariosRepository,
    private readonly senhas: SenhasService,
    private readonly primeiras: PrimeiraSenhaService,
    private readonly controle: PessoaDeControleService,
    private readonly lotacoes: LotacoesService,
    private readonly audit: AuditTrail,
    private readonly sessoes: LivingSessions,
    private readonly clock: Clock,
  ) {}

  /** `pessoa` is null when an operator runs the command. Without a typed password one is made, and shown only in this answer. */
  async criar(pessoa: Pessoa | null, novo: Schemas['NovoUsuario']): Promise<Schemas['UsuarioCriado']> {
    const recusa = novo.senha === undefined ? undefined : await this.senhas.recusa(novo.senha, novo);
    const errors = [...errosDoCadastro(novo), ...(recusa ? [{ pointer: '/senha', detail: recusa }] : [])];
    if (errors.length) throw problema('dados-invalidos', { detail: 'Confira o cadastro da pessoa.', errors });
    const senhaGerada = novo.senha === undefined ? gerarSenha() : null;
    const senhaHash = await this.senhas.gerarHash(novo.senha ?? senhaGerada ?? '');
    return this.database.transaction(async tx => {
      const lotacaoId = novo.lotacaoId ?? null;
      const lotacao = lotacaoId === null ? null : await this.exigirLotacao(tx, lotacaoId);
      const { cpf, authorities } = novo;
      const [nome, matricula] = [novo.nome.trim(), novo.matricula.trim()];
      const nomeBusca = nomeBuscaDaPessoa({ nome, matricula });
      const email = emailOuNada(novo.email);
      const linha = { cpf, nome, matricula, email, nomeBusca, authorities, senhaHash, lotacaoId };
      const usuario = await this.repository.insert(tx, linha);
      if (!usuario) throw jaCadastrado();
      await this.audit.record(tx, pessoa, {
        acao: 'criarUsuario',
        entidade: 'usuarios',
        entidadeId: usuario.id,
        depois: { cpf: cpfMascarado(cpf), nome, matricula, email, authorities, lotacao },
      });
      return toUsuarioCriado(usuario, senhaGerada);
    });
  }

  /**
   * Undefined alike for an unknown CPF, a wrong password and an inactive person. A first password only opens together with the one
   * that takes its place, from then on the person's own.
   */
  async autenticar({ cpf, senha, nova }: Schemas['Credenciais'], requestId: string): Promise<Emissao | undefined> {
    const usuario = await this.repository.findByCpf(this.database, cpf);
    const confere = await this.senhas.confere(senha, usuario?.senhaHash);
    if (!usuario || !confere || !usuario.ativo) return undefined;
    if (ofControl(usuario)) await this.sessoes.requireControl(usuario.id);
    const primeira = credencialDe(usuario.primeiraSenhaAte, this.clock.now());
    if (primeira === 'PROPRIA') {
      if (nova !== undefined)
        throw recusaDaNova('A sua senha já não é a primeira. Entre com ela e use "Trocar a senha".');
      return emissaoDe(usuario);
    }
    if (primeira === 'NENHUMA') throw problema('primeira-senha-vencida', { detail: VENCIDA });
    if (nova === undefined) throw problema('primeira-senha', { detail: ESCOLHA });
    const recusa = nova === senha ? 'A senha nova é igual à primeira.' : await this.senhas.recusa(nova, usuario);
    if (recusa) throw recusaDaNova(recusa);
    return this.escolher(usuario, nova, requestId);
  }

  /** Undefined where somebody else has changed the password meanwhile. */
  private async escolher(visto: UsuarioComLotacao, nova: string, requestId: string): Promise<Emissao | undefined> {
    const senhaHash = await this.senhas.gerarHash(nova);
    const agora = this.clock.now();
    const { id, matricula } = visto;
    const usuario = await this.database.transaction(async tx => {
      await this.repository.lock(tx);
      const atual = await this.repository.findById(tx, id);
      if (atual?.senhaHash !== visto.senhaHash || !atual.ativo) return undefined;
      const sessoesDesde = proximoInicioDeSessoes(agora, atual.sessoesDesde);
      await this.repository.update(tx, id, { senhaHash, primeiraSenhaAte: null, sessoesDesde, alteradoEm: agora });
      const quem = { usuarioId: id, matricula, requestId };
      await this.audit.record(tx, quem, { acao: 'escolherSenha', entidade: 'usuarios', entidadeId: id });
      return { ...atual, sessoesDesde };
    });
    afterCommit(() => this.sessoes.forget(id));
    return usuario && emissaoDe(usuario);
  }

  /**
   * The person whom an identity provider recognised; undefined: not registered, or blocked. `perfis`, where the provider decides
   * them, are written down, so that everybody sees the same authorities.
   */
  async reconhecer(
    tx: Transaction,
    cpf: string,
    perfis: Schemas['Autoridade'][] | null,
    requestId: string,
  ): Promise<Emissao | undefined> {
    const usuario = await this.repository.findByCpf(tx, cpf);
    if (!usuario?.ativo) return undefined;
    if (ofControl(usuario)) {
      // No provider gives or takes it: it is an access with an end.
      await this.sessoes.requireControl(usuario.id);
      return emissaoDe(usuario);
    }
    if (!perfis || mesmosPerfis(perfis, usuario.authorities)) return emissaoDe(usuario);
    const { id, authorities: antes, matricula } = usuario;
    const sessoesDesde = proximoInicioDeSessoes(this.clock.now(), usuario.sessoesDesde);
    await this.repository.update(tx, id, { authorities: perfis, sessoesDesde, alteradoEm: this.clock.now() });
    await this.audit.record(
      tx,
      { usuarioId: id, matricula, requestId },
      {
        acao: 'perfisDoProvedor',
        entidade: 'usuarios',
        entidadeId: id,
        antes: { authorities: antes },
        depois: { authorities: perfis },
      },
    );
    afterCommit(() => this.sessoes.forget(id));
    return emissaoDe({ ...usuario, authorities: perfis, sessoesDesde });
  }

  async cpfDe(tx: Transaction, usuarioId: number): Promise<string> {
    const usuario = await this.repository.findById(tx, usuarioId);
    if (!usuario) throw problema('nao-autenticado');
    return usuario.cpf;
  }

  /** False too for somebody who no longer works here, and for a first password: whoever printed it knows it. */
  async confereSenha(usuarioId: number, senha: string): Promise<boolean> {
    const usuario = await this.repository.findById(this.database, usuarioId);
    const confere = await this.senhas.confere(senha, usuario?.senhaHash);
    return confere && usuario?.ativo === true && usuario.primeiraSenhaAte === null;
  }

  /**
   * Asks for the password once more, for an act of the person (ADR 43). Outside any transaction, so that a wrong one is recorded
   * even though the call fails.
   */
  async exigirSenhaDeNovo(pessoa: Pessoa, senha: string, entidade: string, para: keyof typeof deNovo = 'assinar') {
    // An account's number is not a person's: without this it would sign as whoever has the same one.
    if (pessoa.conta) throw problema('nao-permitido', { detail: 'Só uma pessoa faz isto, com a sua senha.' });
    const { acao, pointer, nada } = deNovo[para];
    if ((await this.repository.wrongPasswords(this.database, pessoa.usuarioId, JANELA_MIN)) >= MAIS_ERROS) {
      throw problema('muitas-tentativas', {
        detail: `A senha foi errada ${MAIS_ERROS} vezes. Espere ${JANELA_MIN} minutos para ${para}.`,
      });
    }
    if (await this.confereSenha(pessoa.usuarioId, senha)) return;
    await this.audit.record(this.database, pessoa, { acao, entidade });
    const detail = `A senha não confere. ${nada}`;
    throw problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
  }

  /** Held by whoever changes people. */
  lock(tx: Transaction): Promise<void> {
    return this.repository.lock(tx);
  }

  /** The hash of a password that nobody knows, for people who get their first one later, on paper. */
  semSenha(): Promise<string> {
    return this.senhas.gerarHash(gerarSenha());
  }

  prepararPrimeirasSenhas(ids: readonly number[]): Promise<{ ate: Date; primeiras: PrimeiraSenha[] }> {
    return this.primeiras.preparar(ids);
  }

  darPrimeirasSenhas(pessoa: Pessoa, primeiras: readonly PrimeiraSenha[], ate: Date): Promise<void> {
    return this.primeiras.dar(pessoa, primeiras, ate);
  }

  /** The person of an access of external control, who has no password until one is made on paper. */
  convidarDeControle(tx: Transaction, convidada: ConvidadaDeControle): Promise<number> {
    return this.controle.convidar(tx, convidada);
  }

  /** Takes the password of somebody of external control, and ends their sessions; another is made on paper. */
  tirarSenhaDeControle(tx: Transaction, usuarioId: number, senhaHash: string): Promise<void> {
    return this.controle.tirarSenha(tx, usuarioId, senhaHash);
  }

  /** Answers the unit's name; refuses one that does not exist, at its field. */
  async exigirLotacao(tx: Transaction, id: number): Promise<string> {
    const { nome } = await this.lotacoes.exigir(tx, id, { restritaA: null }).catch((cause: unknown) => {
      throw problema('dados-invalidos', {
        detail: 'A lotação informada não existe.',
        errors: [{ pointer: '/lotacaoId', detail: 'Esta lotação não existe.' }],
        cause,
      });
    });
    return nome;
  }
}

const emissaoDe = (usuario: UsuarioComLotacao): Emissao => ({
  usuarioId: usuario.id,
  matricula: usuario.matricula,
  nome: usuario.nome,
  authorities: usuario.authorities,
  lotacaoId: usuario.lotacaoId,
  nomeLotacao: usuario.nomeLotacao ?? (ofControl(usuario) ? DE_FORA : SEM_LOTACAO),
  sessoesDesde: usuario.sessoesDesde,
});

const ESCOLHA = 'Esta é a primeira senha, que outra pessoa imprimiu. Escolha a sua para entrar.';
const VENCIDA = 'A sua primeira senha venceu, ou outra foi feita no lugar. Peça uma nova ao gestor.';

const recusaDaNova = (detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer: '/nova', detail }] });

function jaCadastrado() {
  const detail = 'Já há uma pessoa cadastrada com este CPF.';
  return problema('ja-existe', { detail, errors: [{ pointer: '/cpf', detail }] });
}
