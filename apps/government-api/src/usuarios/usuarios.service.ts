import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { LivingSessions } from '../auth/living-sessions.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Emissao } from '../auth/tokens.service.ts';
import { Clock } from '../clock/clock.ts';
import { afterCommit } from '../database/ambient-transaction.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { cpfMascarado } from './cpf.rules.ts';
import { gerarSenha } from './senha.rules.ts';
import { SenhasService } from './senhas.service.ts';
import { toUsuarioCriado } from './usuarios.mapper.ts';
import { type UsuarioComLotacao, UsuariosRepository } from './usuarios.repository.ts';
import {
  emailOuNada,
  errosDoCadastro,
  mesmosPerfis,
  nomeBuscaDaPessoa,
  proximoInicioDeSessoes,
} from './usuarios.rules.ts';

type Schemas = components['schemas'];

/** Unit in the token of people who work for no single unit. */
const SEM_LOTACAO = 'Administração central';

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

  /** Undefined alike for an unknown CPF, a wrong password and an inactive person. */
  async autenticar({ cpf, senha }: Schemas['Credenciais']): Promise<Emissao | undefined> {
    const usuario = await this.repository.findByCpf(this.database, cpf);
    const confere = await this.senhas.confere(senha, usuario?.senhaHash);
    return usuario && confere && usuario.ativo ? emissaoDe(usuario) : undefined;
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

  /** False too for somebody who no longer works here. */
  async confereSenha(usuarioId: number, senha: string): Promise<boolean> {
    const usuario = await this.repository.findById(this.database, usuarioId);
    return (await this.senhas.confere(senha, usuario?.senhaHash)) && usuario?.ativo === true;
  }

  /**
   * Asks for the password once more, for an act of the person (ADR 43). Outside any transaction, so that a wrong one is recorded
   * even though the call fails.
   */
  async exigirSenhaDeNovo(pessoa: Pessoa, senha: string, entidade: string, para: keyof typeof deNovo = 'assinar') {
    const { acao, pointer, nada } = deNovo[para];
    if ((await this.repository.wrongPasswords(this.database, pessoa.usuarioId, JANELA_MIN)) >= MAIS_ERROS) {
      throw problema('muitas-tentativas', {
        detail: `A senha foi errada ${MAIS_ERROS} vezes. Espere ${JANELA_MIN} minutos para ${para}.`,
      });
    }
    if (await this.confereSenha(pessoa.usuarioId, senha)) return;
    await this.audit.record(this.database, pessoa, { acao, entidade, dados: {} });
    const detail = `A senha não confere. ${nada}`;
    throw problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
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
  nomeLotacao: usuario.nomeLotacao ?? SEM_LOTACAO,
  sessoesDesde: usuario.sessoesDesde,
});

function jaCadastrado() {
  const detail = 'Já há uma pessoa cadastrada com este CPF.';
  return problema('ja-existe', { detail, errors: [{ pointer: '/cpf', detail }] });
}
