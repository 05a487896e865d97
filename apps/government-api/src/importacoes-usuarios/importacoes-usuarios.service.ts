import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import type { Line } from '../imports/lines.ts';
import { type Outcome, runImport } from '../imports/run-import.ts';
import { cpfMascarado, nomeBuscaDaPessoa, UsuariosService } from '../usuarios/usuarios.service.ts';
import { ImportacoesUsuariosRepository } from './importacoes-usuarios.repository.ts';
import {
  type Cadastrada,
  diante,
  type PessoaDaPlanilha,
  type UnidadeAchada,
  unidadeDe,
} from './importacoes-usuarios.rules.ts';
import { importacaoDeUsuarios } from './importacoes-usuarios.table.ts';

type Nova = { readonly pessoa: Cadastrada; readonly lotacao: UnidadeAchada | null };

@Injectable()
export class ImportacoesUsuariosService {
  constructor(
    private readonly database: Database,
    private readonly repository: ImportacoesUsuariosRepository,
    private readonly usuarios: UsuariosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async importar(
    quem: Pessoa,
    arquivo: Buffer,
    opcoes: { simular: boolean },
  ): Promise<components['schemas']['RelatorioImportacao']> {
    // Before the transaction, as a hash is slow on purpose. One for all: it is of no password that anybody has.
    const senhaHash = await this.usuarios.semSenha();
    return runImport(this.database, importacaoDeUsuarios, arquivo, opcoes, (tx, linhas) =>
      this.gravar(tx, quem, linhas, senhaHash),
    );
  }

  private async gravar(
    tx: Transaction,
    quem: Pessoa,
    linhas: readonly Line<PessoaDaPlanilha>[],
    senhaHash: string,
  ): Promise<ReadonlyMap<number, Outcome>> {
    await this.usuarios.lock(tx);
    const escritas = [...new Set(linhas.flatMap(({ row }) => row.unidade ?? []))];
    const unidades = await this.repository.findUnidades(tx, escritas);
    const conhecidas = await this.repository.findConhecidas(
      tx,
      linhas.map(({ row }) => row.cpf),
    );
    const novas: Nova[] = [];
    const resultados = linhas.map(({ linha, row: { unidade, ...pessoa } }): [number, Outcome] => {
      const achada = unidadeDe(unidade, unidades.get(unidade ?? '') ?? []);
      if ('recusa' in achada) return [linha, achada.recusa];
      const lida = { ...pessoa, lotacaoId: achada.lotacao?.id ?? null };
      const conhecida = conhecidas.get(pessoa.cpf);
      if (conhecida) return [linha, diante(lida, conhecida)];
      novas.push({ pessoa: lida, lotacao: achada.lotacao });
      return [linha, { feito: 'nova' }];
    });
    await this.cadastrar(tx, quem, novas, senhaHash);
    return new Map(resultados);
  }

  private async cadastrar(tx: Transaction, quem: Pessoa, novas: readonly Nova[], senhaHash: string): Promise<void> {
    if (!novas.length) return;
    const linhas = novas.map(({ pessoa }) => ({ ...pessoa, nomeBusca: nomeBuscaDaPessoa(pessoa) }));
    const ids = await this.repository.insert(tx, linhas, { senhaHash, agora: this.clock.now() });
    await this.audit.recordAll(tx, quem, [
      ...novas.map(nova => eventoDe(nova, ids.get(nova.pessoa.cpf))),
      // Last, so that the history shows it first.
      { acao: 'importarUsuarios', entidade: 'usuarios', dados: { novas: novas.length } },
    ]);
  }
}

function eventoDe({ pessoa, lotacao }: Nova, entidadeId: number | undefined): AuditEntry {
  const { cpf, nome, matricula, email, authorities } = pessoa;
  return {
    acao: 'importarUsuarios',
    entidade: 'usuarios',
    entidadeId: entidadeId ?? null,
    antes: null,
    depois: { cpf: cpfMascarado(cpf), nome, matricula, email, authorities, lotacao: lotacao?.nome ?? null },
  };
}
