import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Emissao } from '../auth/tokens.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { cpfValido } from './cpf.rules.ts';
import { SenhasService } from './senhas.service.ts';
import { toUsuario } from './usuarios.mapper.ts';
import { UsuariosRepository } from './usuarios.repository.ts';

type Schemas = components['schemas'];

/** What the token says of people who work for no single unit. */
const SEM_LOTACAO = 'Administração central';

@Injectable()
export class UsuariosService {
  constructor(
    private readonly database: Database,
    private readonly repository: UsuariosRepository,
    private readonly senhas: SenhasService,
    private readonly lotacoes: LotacoesService,
    private readonly eventos: EventosService,
  ) {}

  /** `pessoa` is null when an operator runs the command. */
  async criar(pessoa: Pessoa | null, novo: Schemas['NovoUsuario']): Promise<Schemas['Usuario']> {
    validar(novo);
    const senhaHash = await this.senhas.gerarHash(novo.senha);
    return this.database.transaction(async tx => {
      const lotacaoId = novo.lotacaoId ?? null;
      if (lotacaoId !== null) await this.exigirLotacao(tx, lotacaoId);
      const { cpf, nome, matricula, authorities } = novo;
      const usuario = await this.repository.insert(tx, { cpf, nome, matricula, authorities, senhaHash, lotacaoId });
      if (!usuario) throw problema('ja-existe', { detail: 'Já há uma pessoa cadastrada com este CPF.' });
      await this.eventos.registrar(tx, pessoa, {
        acao: 'criarUsuario',
        entidade: 'usuarios',
        entidadeId: usuario.id,
        dados: { matricula, authorities, lotacaoId },
      });
      return toUsuario(usuario);
    });
  }

  /** The person of these credentials, or undefined: unknown CPF, wrong password and inactive person look the same. */
  async autenticar({ cpf, senha }: Schemas['Credenciais']): Promise<Emissao | undefined> {
    const usuario = await this.repository.findByCpf(this.database, cpf);
    const confere = await this.senhas.confere(senha, usuario?.senhaHash);
    if (!usuario || !confere || !usuario.ativo) return undefined;
    const { id: usuarioId, matricula, nome, authorities, lotacaoId, nomeLotacao } = usuario;
    return { usuarioId, matricula, nome, authorities, lotacaoId, nomeLotacao: nomeLotacao ?? SEM_LOTACAO };
  }

  private async exigirLotacao(tx: Transaction, id: number): Promise<void> {
    await this.lotacoes.exigir(tx, id, { restritaA: null }).catch((cause: unknown) => {
      throw problema('dados-invalidos', {
        detail: 'A lotação informada não existe.',
        errors: [{ pointer: '/lotacaoId', detail: 'Esta lotação não existe.' }],
        cause,
      });
    });
  }
}

function validar({ cpf, authorities, lotacaoId }: Schemas['NovoUsuario']): void {
  const errors = [
    ...(cpfValido(cpf) ? [] : [{ pointer: '/cpf', detail: 'Os dígitos verificadores não conferem.' }]),
    ...(authorities.includes('SOLICITANTE') && lotacaoId === undefined
      ? [{ pointer: '/lotacaoId', detail: 'Quem solicita precisa de uma lotação.' }]
      : []),
  ];
  if (errors.length) throw problema('dados-invalidos', { detail: 'Confira o cadastro da pessoa.', errors });
}
