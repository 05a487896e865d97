import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FeriadosService } from '../feriados/feriados.service.ts';
import { type Atesto, type Medicao, RecebimentoDaMedicao } from '../medicoes/medicoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { type AtoFeito, type Equipe, faltaPara, ResponsaveisService } from '../responsaveis/responsaveis.service.ts';
import { type Momento, quemAssina, quemFalta, quemRecusa } from './assinaturas.rules.ts';
import { ciclo } from './termos.ciclo.rules.ts';
import { especies, passos, type SituacaoTermo, type TipoTermo } from './termos.ciclo.table.ts';
import { toTermo } from './termos.mapper.ts';
import { type TermoLido, TermosRepository } from './termos.repository.ts';

type Schemas = components['schemas'];

/** A billing with all that its receiving depends on, as one person sees it today. */
export type Contexto = {
  readonly medicao: Medicao;
  readonly equipe: Equipe;
  readonly atesto: Atesto | undefined;
  readonly termos: readonly TermoLido[];
  readonly feitos: readonly AtoFeito[];
  readonly hoje: string;
};

const EM_VIGOR: readonly SituacaoTermo[] = ['EMITIDO', 'ASSINADO'];
const CONFERIDAS = ['APROVADA', 'ATESTADA'];

export const emVigor = ({ situacao }: { situacao: SituacaoTermo }): boolean => EM_VIGOR.includes(situacao);
const doTipo = ({ termos }: Contexto, tipo: TipoTermo): TermoLido | undefined =>
  termos.find(termo => termo.tipo === tipo && emVigor(termo));
export const assinado = (contexto: Contexto, tipo: TipoTermo): TermoLido | undefined => {
  const termo = doTipo(contexto, tipo);
  return termo?.situacao === 'ASSINADO' ? termo : undefined;
};
export const momentoDe = ({ equipe, hoje, feitos }: Contexto): Momento => ({ equipe, data: hoje, feitos });

@Injectable()
export class TermosLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: TermosRepository,
    private readonly medicoes: RecebimentoDaMedicao,
    private readonly responsaveis: ResponsaveisService,
    private readonly parametros: ParametrosService,
    private readonly feriados: FeriadosService,
  ) {}

  obter(pessoa: Pessoa, medicaoId: number): Promise<Schemas['RecebimentoDaMedicao']> {
    return this.database.transaction(async tx => {
      const medicao = await this.medicoes.exigir(tx, medicaoId);
      const contexto = await this.contexto(tx, pessoa, medicao);
      return {
        medicaoId,
        versao: medicao.versao,
        pagavelCentavos: medicao.pagavelCentavos,
        provisorio: await this.etapa(tx, pessoa, contexto, 'PROVISORIO'),
        definitivo: await this.etapa(tx, pessoa, contexto, 'DEFINITIVO'),
        termos: contexto.termos.map(termo => this.montar(pessoa, contexto, termo)),
      };
    });
  }

  async contexto(tx: Transaction, { usuarioId }: Pick<Pessoa, 'usuarioId'>, medicao: Medicao): Promise<Contexto> {
    const termos = await this.repository.ofBilling(tx, medicao.id);
    const atesto = await this.medicoes.atestoVigente(tx, medicao);
    const fechou = await this.medicoes.fechouMapa(tx, medicao.id, usuarioId);
    const feitos: AtoFeito[] = [
      ...(fechou ? [{ ato: 'FECHAR_MAPA' as const, usuarioId }] : []),
      ...(atesto ? [{ ato: 'ATESTAR' as const, usuarioId: atesto.atestadoPor }] : []),
      ...termos
        .filter(emVigor)
        .flatMap(({ tipo, assinaturas }) => assinaturas.map(feita => ({ ato: tipo, usuarioId: feita.usuarioId }))),
    ];
    const equipe = await this.responsaveis.equipe(tx, medicao.contratoId);
    return { medicao, equipe, atesto, termos, feitos, hoje: this.responsaveis.hoje() };
  }

  montar(pessoa: Pessoa, contexto: Contexto, termo: TermoLido): Schemas['Termo'] {
    const momento = momentoDe(contexto);
    const assina = quemAssina(termo, momento, pessoa);
    return toTermo(termo, {
      assinam: quemFalta(termo, momento).map(({ nome }) => nome),
      impedimento: assina.pode ? null : assina.motivo,
      recusa: quemRecusa(termo, momento, pessoa).pode,
      autoridades: pessoa.authorities,
    });
  }

  /** Why a term of this kind cannot be issued now, whoever asks; null where it can. */
  impedimento(contexto: Contexto, tipo: TipoTermo): string | null {
    const { medicao, equipe, hoje } = contexto;
    if (doTipo(contexto, tipo)) return passos.emitir.recusa;
    const falta = faltaPara(tipo, equipe, hoje);
    if (tipo === 'PROVISORIO') return CONFERIDAS.includes(medicao.situacao) ? falta : POR_APROVAR;
    if (!assinado(contexto, 'PROVISORIO')) return SEM_PROVISORIO;
    return medicao.situacao === 'ATESTADA' ? falta : POR_ATESTAR;
  }

  async etapa(
    tx: Transaction,
    pessoa: Pessoa,
    contexto: Contexto,
    tipo: TipoTermo,
  ): Promise<Schemas['EtapaDoRecebimento']> {
    const termo = doTipo(contexto, tipo);
    const impedimento = this.impedimento(contexto, tipo);
    const autoridades = pessoa.authorities;
    return {
      tipo,
      termo: termo ? this.montar(pessoa, contexto, termo) : null,
      prazo: await this.prazo(tx, contexto, tipo),
      impedimento: termo ? null : impedimento,
      emite: impedimento === null && ciclo.allowed('emitir', { situacao: null, autoridades }),
    };
  }

  /** Null before it begins to count, and once it is signed. */
  async prazo(tx: Transaction, contexto: Contexto, tipo: TipoTermo): Promise<Schemas['PrazoDoRecebimento'] | null> {
    const inicio = inicioDe(contexto, tipo);
    if (!inicio || assinado(contexto, tipo)) return null;
    const desde = plainDate(inicio, FUSO_DA_AGENCIA);
    const diasUteis = (await this.parametros.doDia(tx, desde))[especies[tipo].prazo];
    const [prazo = null] = await this.feriados.prazos(tx, [{ desde, diasUteis }]);
    return prazo;
  }
}

const POR_APROVAR = 'Aprove a medição antes do recebimento provisório.';
const SEM_PROVISORIO = 'O recebimento provisório ainda não foi assinado.';
const POR_ATESTAR = 'Ateste a medição antes do recebimento definitivo.';

/** From the approval; and for the definitive from the later of the provisional signed and the billing attested. */
function inicioDe(contexto: Contexto, tipo: TipoTermo): Date | null {
  const { medicao, atesto } = contexto;
  if (tipo === 'PROVISORIO') {
    return CONFERIDAS.includes(medicao.situacao) ? (medicao.aprovadaEm ?? medicao.alteradaEm) : null;
  }
  const provisorio = assinado(contexto, 'PROVISORIO')?.assinadoEm;
  if (!provisorio || !atesto) return null;
  return new Date(Math.max(provisorio.getTime(), atesto.atestadoEm.getTime()));
}
