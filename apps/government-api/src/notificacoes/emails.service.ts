import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';
import { EmailsRepository } from './emails.repository.ts';
import { doPerfil, type Escolhas, formaDe, padraoDe, porEmail, semOsRecusados } from './emails.rules.ts';
import { type EventoNotificado, regras } from './notificacoes.regras.table.ts';

type Schemas = components['schemas'];

/** How a person wants to hear of each kind. Those that concern everybody of a profile cannot be switched off. */
@Injectable()
export class EmailsService {
  constructor(
    private readonly database: Database,
    private readonly repository: EmailsRepository,
    private readonly correio: MailOutbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  obter(pessoa: Pessoa): Promise<Schemas['EscolhaDeEmails']> {
    return this.ler(this.database, pessoa);
  }

  definir(
    pessoa: Pessoa,
    { recusados, escolhas, alcance }: Schemas['EmailsRecusados'],
  ): Promise<Schemas['EscolhaDeEmails']> {
    const possiveis = doPerfil(pessoa.authorities);
    conferir(possiveis, recusados ?? [], escolhas ?? []);
    return this.database.transaction(async tx => {
      const { usuarioId } = pessoa;
      const antes = await this.escolha(tx, usuarioId);
      const formas = escolhas
        ? new Map(escolhas.map(({ evento, forma }) => [evento, forma]))
        : recusados && semOsRecusados(possiveis, recusados, antes.formas);
      if (formas) {
        const mudadas = new Map([...formas].filter(([evento, forma]) => forma !== padraoDe(evento)));
        await this.repository.replace(tx, usuarioId, mudadas, this.clock.now());
      }
      if (alcance) await this.repository.setScope(tx, usuarioId, alcance);
      const depois = await this.escolha(tx, usuarioId);
      await this.audit.record(tx, pessoa, {
        acao: 'definirEscolhaDeEmails',
        entidade: 'usuarios',
        entidadeId: usuarioId,
        antes: emTexto(antes),
        depois: emTexto(depois),
      });
      return this.ler(tx, pessoa);
    });
  }

  private async escolha(tx: Transaction, usuarioId: number): Promise<Escolha> {
    const formas = await this.repository.chosenBy(tx, usuarioId);
    return { formas, alcance: await this.repository.scopeOf(tx, usuarioId) };
  }

  private async ler(tx: Transaction, { usuarioId, authorities }: Pessoa): Promise<Schemas['EscolhaDeEmails']> {
    const { formas, alcance } = await this.escolha(tx, usuarioId);
    return {
      email: await this.repository.addressOf(tx, usuarioId),
      correioLigado: this.correio.isOn,
      ...(authorities.some(autoridade => autoridade !== 'SOLICITANTE') && { alcance }),
      itens: doPerfil(authorities).map(evento => {
        const forma = formaDe(evento, formas);
        return { evento, tipo: regras[evento].tipo, recebe: porEmail(forma), forma, padrao: padraoDe(evento) };
      }),
    };
  }
}

type Escolha = { readonly formas: Escolhas; readonly alcance: Schemas['AlcanceDosEmails'] };

const emTexto = ({ formas, alcance }: Escolha) => ({
  escolhas: [...formas].map(([evento, forma]) => `${evento}: ${forma}`).sort(),
  alcance,
});

function conferir(
  possiveis: readonly EventoNotificado[],
  recusados: readonly EventoNotificado[],
  escolhas: readonly Schemas['EscolhaDeForma'][],
): void {
  const erros = [
    ...recusados.flatMap((evento, n) => (possiveis.includes(evento) ? [] : [recusa(`/recusados/${n}`, ALHEIO)])),
    ...escolhas.flatMap(({ evento, forma }, n) => {
      if (!possiveis.includes(evento)) return [recusa(`/escolhas/${n}/evento`, ALHEIO)];
      return forma === 'NAO' && padraoDe(evento) !== 'NAO' ? [recusa(`/escolhas/${n}/forma`, DO_SISTEMA)] : [];
    }),
    ...escolhas.flatMap(({ evento }, n) =>
      escolhas.findIndex(outra => outra.evento === evento) < n ? [recusa(`/escolhas/${n}/evento`, REPETIDO)] : [],
    ),
  ];
  const [primeiro] = erros;
  if (primeiro) throw problema('dados-invalidos', { detail: primeiro.detail, errors: erros });
}

const ALHEIO = 'Este aviso não é de nenhum perfil seu.';
const DO_SISTEMA = 'Este aviso não se desliga: o mínimo é recebê-lo só no sistema.';
const REPETIDO = 'Este aviso está duas vezes na lista.';
const recusa = (pointer: string, detail: string) => ({ pointer, detail });
