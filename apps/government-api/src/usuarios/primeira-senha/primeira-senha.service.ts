import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database } from '../../database/database.ts';
import { gerarSenha } from '../senha.rules.ts';
import { SenhasService } from '../senhas.service.ts';
import { PrimeiraSenhaRepository, type SemSenha } from './primeira-senha.repository.ts';

/** The password in clear is only ever in here, until the paper is made. */
export type PrimeiraSenha = SemSenha & { readonly senha: string; readonly senhaHash: string };

/** Days: a prison far away gets its paper by the weekly bag, and whoever is on leave comes back (OWASP ASVS V6.4.1). */
const VALE_DIAS = 15;
const DIA_MS = 86_400_000;

@Injectable()
export class PrimeiraSenhaService {
  constructor(
    private readonly database: Database,
    private readonly repository: PrimeiraSenhaRepository,
    private readonly senhas: SenhasService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing yet. One password at a time, so that whoever signs in meanwhile waits for one and not for all. */
  async preparar(ids: readonly number[]): Promise<{ ate: Date; primeiras: PrimeiraSenha[] }> {
    const pessoas = await this.repository.findSemSenha(this.database, ids);
    if (pessoas.length < ids.length) throw deOutraSituacao(ids.length - pessoas.length);
    const primeiras: PrimeiraSenha[] = [];
    for (const pessoa of pessoas) {
      const senha = gerarSenha();
      primeiras.push({ ...pessoa, senha, senhaHash: await this.senhas.gerarHash(senha) });
    }
    return { ate: new Date(this.clock.now().getTime() + VALE_DIAS * DIA_MS), primeiras };
  }

  /** From here on the passwords of the paper are those that are asked for; all of them, or none. */
  async dar(pessoa: Pessoa, primeiras: readonly PrimeiraSenha[], ate: Date): Promise<void> {
    await this.database.transaction(async tx => {
      const feitas = primeiras.map(({ id, versao, senhaHash }) => ({ id, versao, senhaHash }));
      const dadas = await this.repository.give(tx, feitas, ate, this.clock.now());
      if (dadas.length < feitas.length) throw deOutraSituacao(feitas.length - dadas.length);
      await this.audit.recordAll(
        tx,
        pessoa,
        primeiras.map(({ id }) => ({
          acao: 'criarPrimeirasSenhas',
          entidade: 'usuarios',
          entidadeId: id,
          dados: { valeAte: ate.toISOString() },
        })),
      );
    });
  }
}

const deOutraSituacao = (quantas: number) =>
  problema('conflito', {
    detail: `${quantas === 1 ? 'Uma das pessoas já tem' : `${quantas} das pessoas já têm`} senha própria, não ${
      quantas === 1 ? 'existe' : 'existem'
    } ou ${quantas === 1 ? 'está bloqueada' : 'estão bloqueadas'}. Nenhuma senha mudou; atualize a lista e escolha de novo.`,
  });
