import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, daysBetween } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import type { Transaction } from '../database/database.ts';
import { type Lotacao, LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { type PedidoJulgado, PedidosService, toPedidoInterrompido } from '../pedidos/pedidos.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { type Nomes, type Quem, toSuspensao } from './suspensoes.mapper.ts';
import { type Dias, type Sobreposta, type SuspensaoLida, SuspensoesRepository } from './suspensoes.repository.ts';
import { errosDoPeriodo, errosDosTipos, escolhidos } from './suspensoes.rules.ts';

type Schemas = components['schemas'];
type Dita = Schemas['SuspensaoPedida'];

export type Aberta = { readonly lotacao: Lotacao; readonly quem: Quem };
export type Escopo = Dias & { readonly motivo: string };
type Efeito = { readonly pedidos: readonly PedidoJulgado[]; readonly aEnviar: number };

/** What a suspension is of, and what it does with the orders: judged before anything is written. */
@Injectable()
export class SuspensoesEscopoService {
  constructor(
    private readonly repository: SuspensoesRepository,
    private readonly lotacoes: LotacoesService,
    private readonly pedidos: PedidosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly clock: Clock,
  ) {}

  async abrir(tx: Transaction, pessoa: Pessoa, lotacaoId: number): Promise<Aberta> {
    const lotacao = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
    const papeis = [
      ...(pessoa.authorities.includes('AL_GESTOR') ? (['gestor'] as const) : []),
      ...(pessoa.authorities.includes('SOLICITANTE') && pessoa.lotacaoId === lotacaoId
        ? (['solicitante'] as const)
        : []),
    ];
    return { lotacao, quem: { hoje: this.clock.today(lotacao.fusoHorario), nomes: await this.nomes(tx), papeis } };
  }

  async exigir(tx: Transaction, id: number): Promise<SuspensaoLida> {
    const lida = await this.repository.findById(tx, id);
    if (!lida) throw problema('nao-encontrado', { detail: 'Esta suspensão não existe.' });
    return lida;
  }

  /** `menos`: the suspension that is being corrected or decided. */
  async julgar(
    tx: Transaction,
    { lotacao, quem }: Aberta,
    dita: Dita,
    { menos = 0, pedidas = false }: { menos?: number; pedidas?: boolean } = {},
  ): Promise<Escopo> {
    const { inicio, fim, refeicoes, publicos, motivo } = dita;
    const errors = [...errosDoPeriodo(dita, quem.hoje), ...errosDosTipos(dita, quem.nomes)];
    if (!lotacao.ativa) {
      const detail = `${lotacao.nome} está desativada: ninguém pede por ela.`;
      errors.push({ pointer: '/inicio', detail });
    }
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
    const escopo = {
      ...{ lotacaoId: lotacao.id, inicio, fim, motivo: motivo.trim() },
      refeicaoIds: escolhidos(refeicoes, await this.tiposAlimentacao.ativos(tx, quem.hoje)),
      publicoIds: escolhidos(publicos, await this.tiposPublico.ativos(tx)),
    };
    const outra = await this.repository.findOverlap(tx, escopo, { menos, pedidas });
    if (outra) throw sobreposta(outra);
    return escopo;
  }

  async efeito(tx: Transaction, escopo: Escopo, cancelarForaDoLimite: boolean): Promise<Efeito> {
    const { lotacaoId, inicio: de, fim: ate, refeicaoIds, publicoIds } = escopo;
    const pedidos = await this.pedidos.alcancados(tx, {
      ...{ lotacaoId, de, ate, refeicaoIds, publicoIds, cancelarForaDoLimite },
    });
    const diaInteiro = !refeicaoIds.length && !publicoIds.length;
    return { pedidos, aEnviar: diaInteiro ? await this.repository.countToSend(tx, escopo) : 0 };
  }

  async aplicar(tx: Transaction, pessoa: Pessoa, id: number, efeito: Efeito, { motivo }: Escopo): Promise<Efeito> {
    const pedidos = await this.pedidos.interromper(tx, pessoa, efeito.pedidos, {
      ...{ causa: { suspensaoId: id }, palavras: 'Atividade suspensa', motivo },
    });
    return { ...efeito, pedidos };
  }

  async toEfeito(
    tx: Transaction,
    { inicio, fim }: Pick<Escopo, 'inicio' | 'fim'>,
    { pedidos, aEnviar }: Efeito,
    feita: { id: number; quem: Quem } | null,
  ): Promise<Schemas['EfeitoDaSuspensao']> {
    return {
      simulada: feita === null,
      suspensao: feita && toSuspensao(await this.exigir(tx, feita.id), feita.quem),
      dias: daysBetween(inicio, fim) + 1,
      aEnviar,
      pedidos: pedidos.map(toPedidoInterrompido),
    };
  }

  private async nomes(tx: Transaction): Promise<Nomes> {
    const refeicoes = await this.tiposAlimentacao.todosHoje(tx);
    const publicos = await this.tiposPublico.todos(tx);
    return {
      refeicoes: new Map(refeicoes.map(({ id, nome }) => [id, nome])),
      publicos: new Map(publicos.map(({ id, nome }) => [id, nome])),
    };
  }
}

function sobreposta({ inicio, fim, pedida }: Sobreposta) {
  const dias = `de ${porExtenso(inicio)} a ${porExtenso(fim)}`;
  const detail = pedida
    ? `Já se pediu a suspensão ${dias}, e ela espera a decisão. Escolha outros dias ou desista da outra.`
    : `A atividade desta lotação já está suspensa ${dias}. Escolha outros dias ou encerre a outra.`;
  return problema('conflito', { detail, errors: [{ pointer: '/inicio', detail }] });
}
