import type { components } from '@alipen/contracts/generated/government-api';
import type { AcaoFechamento, Papel } from '../fechamentos/fechamentos.ciclo.table.ts';
import { totalAceito } from '../fechamentos/fechamentos.service.ts';
import type { Lotacao } from '../lotacoes/lotacoes.service.ts';
import type { AssinaturaLida, VersaoLida } from './fechamento-do-mapa.repository.ts';
import type { Fechamento } from './fechamento-do-mapa.schema.ts';

type Schemas = components['schemas'];

type Lido = {
  readonly lotacao: Lotacao;
  readonly data: string;
  /** The newest first. */
  readonly versoes: readonly VersaoLida[];
  readonly assinaturas: readonly AssinaturaLida[];
  readonly exigidas: readonly Papel[];
  readonly papeis: readonly Papel[];
  readonly pendencias: readonly string[];
  readonly alertas: readonly Schemas['AlertaDoMapa'][];
  readonly acoes: readonly AcaoFechamento[];
  readonly imprimivel: boolean;
};

export function toFechamento({ lotacao, data, versoes, assinaturas, ...resto }: Lido): Schemas['Fechamento'] {
  const { id, nome, municipio, uf } = lotacao;
  const [atual] = versoes;
  return {
    lotacao: { id, nome, municipio, uf },
    data,
    situacao: atual?.situacao ?? 'ABERTO',
    versao: atual?.versao ?? 0,
    exigidas: [...resto.exigidas],
    papeis: [...resto.papeis],
    versoes: versoes.map(versao =>
      toVersao(
        versao,
        assinaturas.filter(({ fechamentoId }) => fechamentoId === versao.id),
        atual?.id === versao.id,
      ),
    ),
    pendencias: [...resto.pendencias],
    alertas: [...resto.alertas],
    acoes: [...resto.acoes],
    imprimivel: resto.imprimivel,
  };
}

function toVersao(
  versao: VersaoLida,
  assinaturas: readonly AssinaturaLida[],
  ultima: boolean,
): Schemas['VersaoFechada'] {
  return {
    numero: versao.versao,
    situacao: versao.situacao,
    vigencia: vigenciaDe(versao, ultima),
    fechadoEm: versao.fechadoEm.toISOString(),
    fechadoPor: versao.fechadoPorNome,
    hash: versao.hash,
    codigo: versao.codigo,
    reabertoEm: versao.reabertoEm?.toISOString() ?? null,
    reabertoPor: versao.reabertoPorNome,
    motivo: versao.motivo,
    totalRefeicoes: totalAceito(versao.conteudo),
    liquidoCentavos: versao.conteudo.valores.liquidoCentavos,
    assinaturas: assinaturas.map(toAssinatura),
  };
}

export function vigenciaDe({ situacao }: Pick<Fechamento, 'situacao'>, ultima: boolean): Schemas['VigenciaDoMapa'] {
  if (situacao !== 'REABERTO') return 'VIGENTE';
  return ultima ? 'REABERTA' : 'SUBSTITUIDA';
}

const toAssinatura = (assinatura: AssinaturaLida): Schemas['AssinaturaMapa'] => {
  const { papel, nome, matricula, cargo, em, hash } = assinatura;
  const chave = toChave(assinatura);
  return { papel, nome, matricula, cargo, em: em.toISOString(), hash, ...(chave && { chave }) };
};

/** Undefined where the password signed. */
export function toChave({ nome, matricula, gesto }: AssinaturaLida): Schemas['ChaveDaAssinatura'] | undefined {
  if (!gesto) return undefined;
  const { confirmadaEm, confirmadaPor, revogadaEm, sincronizavel } = gesto;
  return {
    nome,
    matricula,
    confirmadaEm: confirmadaEm.toISOString(),
    confirmadaPor,
    revogadaEm: revogadaEm?.toISOString() ?? null,
    sincronizavel,
  };
}
