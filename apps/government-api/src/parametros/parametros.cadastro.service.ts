import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { toParametro, toVigencias } from './parametros.mapper.ts';
import { type ChaveParametro, chaves, definicaoDe } from './parametros.registro.table.ts';
import { ParametrosRepository } from './parametros.repository.ts';
import { conhecida, errosDaMudanca, type Mudanca, paresForaDeOrdem } from './parametros.rules.ts';

type Schemas = components['schemas'];
type Escrita = { chave: string; ifMatch: string | undefined };

/** Later than any change anybody plans. */
const SEMPRE = '9999-12-31';

@Injectable()
export class ParametrosCadastroService {
  constructor(
    private readonly database: Database,
    private readonly repository: ParametrosRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(): Promise<Schemas['ListaParametros']> {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const todas = await this.repository.findBetween(this.database, hoje, SEMPRE);
    const versoes = await this.repository.versions(this.database);
    const itens = chaves.map(chave =>
      toParametro(chave, { hoje, versao: versoes.get(chave) ?? 1, mudancas: dela(todas, chave) }),
    );
    return { hoje, itens };
  }

  obter(chave: string): Promise<Schemas['ParametroDetalhado']> {
    return this.ler(this.database, exigir(chave));
  }

  definir(
    pessoa: Pessoa,
    { chave: pedida, ifMatch }: Escrita,
    nova: Schemas['NovaVigenciaParametro'],
  ): Promise<Schemas['ParametroDetalhado']> {
    const chave = exigir(pedida);
    return this.database.transaction(async tx => {
      await this.travar(tx, chave, ifMatch);
      const hoje = this.clock.today(FUSO_DA_AGENCIA);
      const mudancas = await this.repository.findBetween(tx, hoje, SEMPRE);
      const errors = errosDaMudanca(chave, nova, { hoje, mudancas });
      if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
      const linha = { chave, ...nova, usuarioId: pessoa.usuarioId, criadoEm: this.clock.now() };
      // Whoever names the version they saw may replace that day's value; without it they may only add a change.
      const feita = await this.repository.insert(tx, linha, { substituir: ifMatch !== undefined });
      if (!feita) throw jaExiste(nova.valeDe);
      const antes = mudancas.findLast(m => m.chave === chave && m.valeDe <= nova.valeDe)?.valor ?? null;
      await this.anotar(tx, pessoa, 'definirParametro', chave, { valeDe: nova.valeDe, antes, depois: nova.valor });
      return this.ler(tx, chave);
    });
  }

  cancelar(
    pessoa: Pessoa,
    { chave: pedida, ifMatch }: Escrita,
    valeDe: string,
  ): Promise<Schemas['ParametroDetalhado']> {
    const chave = exigir(pedida);
    return this.database.transaction(async tx => {
      await this.travar(tx, chave, ifMatch);
      const mudanca = (await this.repository.findVigencias(tx, chave)).find(lida => lida.valeDe === valeDe);
      if (!mudanca) throw problema('nao-encontrado', { detail: `Não há mudança em ${porExtenso(valeDe)}.` });
      if (valeDe <= this.clock.today(FUSO_DA_AGENCIA)) throw jaVale(valeDe);
      await this.repository.remove(tx, chave, valeDe);
      const restantes = await this.repository.findBetween(tx, this.clock.today(FUSO_DA_AGENCIA), SEMPRE);
      const par = paresForaDeOrdem(chave, restantes, valeDe);
      if (par) throw problema('conflito', { detail: `Sem esta mudança, ${par}` });
      await this.anotar(tx, pessoa, 'cancelarVigenciaParametro', chave, { valeDe, antes: mudanca.valor, depois: null });
      return this.ler(tx, chave);
    });
  }

  private async travar(tx: Transaction, chave: ChaveParametro, ifMatch: string | undefined): Promise<void> {
    const versao = await this.repository.lock(tx, chave);
    const exigida = { ifMatch, versao, entidade: 'parametros', entidadeId: chave, opcional: true };
    await this.audit.requireVersion(tx, exigida);
  }

  private async anotar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    chave: ChaveParametro,
    { valeDe, antes, depois }: { valeDe: string; antes: unknown; depois: unknown },
  ): Promise<void> {
    await this.repository.bump(tx, chave);
    await this.audit.record(tx, pessoa, {
      acao,
      entidade: 'parametros',
      entidadeId: chave,
      dados: { titulo: definicaoDe(chave).titulo },
      antes: { valor: antes ?? 'padrão' },
      depois: { valor: depois ?? 'padrão', valeDe },
    });
  }

  private async ler(tx: Transaction, chave: ChaveParametro): Promise<Schemas['ParametroDetalhado']> {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const lidas = await this.repository.findVigencias(tx, chave);
    const versao = (await this.repository.versions(tx)).get(chave) ?? 1;
    const mudancas = lidas.map(({ valeDe, valor }) => ({ chave, valeDe, valor })).reverse();
    return {
      hoje,
      parametro: toParametro(chave, { hoje, versao, mudancas }),
      versao,
      vigencias: toVigencias(lidas, hoje),
    };
  }
}

const dela = (mudancas: readonly Mudanca[], chave: ChaveParametro): Mudanca[] =>
  mudancas.filter(mudanca => mudanca.chave === chave);

function exigir(chave: string): ChaveParametro {
  if (conhecida(chave)) return chave;
  throw problema('nao-encontrado', { detail: 'Este parâmetro não existe.' });
}

const jaExiste = (valeDe: string) => {
  const detail = `Já há um valor que vale a partir de ${porExtenso(valeDe)}. Recarregue para vê-lo.`;
  return problema('ja-existe', { detail, errors: [{ pointer: '/valeDe', detail }] });
};

const jaVale = (valeDe: string) =>
  problema('conflito', {
    detail: `A mudança de ${porExtenso(valeDe)} já vale e não se desfaz. Defina outro valor a partir de hoje.`,
  });
