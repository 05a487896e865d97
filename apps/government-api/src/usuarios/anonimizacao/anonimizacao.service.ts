import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { ANOS_DEPOIS_DE_DESLIGADA } from '../../guarda/guarda.regras.table.ts';
import { AnonimizacaoRepository, type Titular } from './anonimizacao.repository.ts';
import { cpfDeNinguem } from './cpf-de-ninguem.rules.ts';

const LOTE = 50;

export type Esquecida = { readonly nome: string; readonly apagados: Readonly<Record<string, number>> };
/** Rolls back on purpose: a rehearsal counts by doing it. */
class Ensaio extends Error {}

/** Erases what identifies a person and is no public act: in its time, or when the person asks (LGPD art. 18, ADR 66). */
@Injectable()
export class AnonimizacaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: AnonimizacaoRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async anonimizarDesligadas(signal: AbortSignal): Promise<number> {
    let total = 0;
    for (let feitas = LOTE; feitas === LOTE; total += feitas) {
      signal.throwIfAborted();
      feitas = await this.database.transaction(async tx => {
        const pessoas = await this.repository.findPastTime(tx, ANOS_DEPOIS_DE_DESLIGADA, LOTE);
        for (const pessoa of pessoas) await this.anonimizar(tx, pessoa, { motivo: 'prazo' });
        return pessoas.length;
      });
    }
    return total;
  }

  /** For an operator. Answers a message where the person cannot be forgotten; with `ensaiar` nothing stays done. */
  async esquecer(matricula: string, motivo: string, ensaiar: boolean): Promise<Esquecida | string> {
    let feita: Esquecida | string = `Ninguém tem a matrícula ${matricula}.`;
    const tentada = this.database.transaction(async tx => {
      const [pessoa, outra] = await this.repository.findByMatricula(tx, matricula);
      if (!pessoa) return;
      feita = outra
        ? `Mais de uma pessoa tem a matrícula ${matricula}: acerte o cadastro primeiro.`
        : recusa(pessoa, await this.repository.readsStill(tx, pessoa));
      if (feita) return;
      feita = { nome: pessoa.nome, apagados: await this.anonimizar(tx, pessoa, { motivo }) };
      if (ensaiar) throw new Ensaio();
    });
    await tentada.catch(error => {
      if (!(error instanceof Ensaio)) throw error;
    });
    return feita;
  }

  private async anonimizar(tx: Transaction, pessoa: Titular, { motivo }: { motivo: string }) {
    const apagados = await this.repository.deleteOwn(tx, pessoa);
    await this.repository.anonymise(tx, pessoa, { cpf: cpfDeNinguem(pessoa.id), em: this.clock.now() });
    await this.audit.record(tx, null, {
      acao: 'anonimizarUsuario',
      entidade: 'usuarios',
      entidadeId: pessoa.id,
      dados: { motivo, apagados },
    });
    return apagados;
  }
}

/** `le`: whether their access of external control still stands; undefined of who has none. */
function recusa({ ativo, anonimizadoEm }: Titular, le: boolean | undefined): string {
  if (anonimizadoEm) return 'Os dados desta pessoa já foram anonimizados.';
  if (le !== undefined) return le ? 'Esta pessoa ainda lê: encerre o acesso dela, na tela Controle externo.' : '';
  return ativo ? 'Esta pessoa ainda trabalha aqui: bloqueie-a primeiro, na tela Usuários.' : '';
}
