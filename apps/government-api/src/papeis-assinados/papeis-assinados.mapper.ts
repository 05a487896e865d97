import type { components } from '@alipen/contracts/generated/government-api';
import type { PapelAssinado } from './papeis-assinados.repository.ts';
import { nivelDe, type Papel, pendentes } from './papeis-assinados.rules.ts';

type Schemas = components['schemas'];

const toCertificado = ({
  especie,
  titular,
  cpfMascarado,
  emissor,
  carimbadaEm,
  em,
}: PapelAssinado): Schemas['CertificadoDaAssinatura'] => ({
  ...{ especie, titular: titular.slice(0, 500), cpf: cpfMascarado, emissor: emissor.slice(0, 500) },
  ...{ carimbadaEm: carimbadaEm?.toISOString() ?? null, devolvidaEm: em.toISOString() },
});

type Assinatura = Schemas['AssinaturaNoPapel'];

function assinaturasDe(papel: Papel, devolvidas: readonly PapelAssinado[]): Assinatura[] {
  const faltam = pendentes(papel, devolvidas);
  return papel.assinantes.map(assinante => {
    const dela = devolvidas.find(({ usuarioId }) => usuarioId === assinante.usuarioId);
    return {
      ...{ nome: assinante.nome, papel: assinante.papel, nivel: nivelDe(assinante, devolvidas) },
      ...{ pendente: faltam.includes(assinante), certificado: dela ? toCertificado(dela) : null },
    };
  });
}

export function toAssinaturas(
  papel: Papel,
  devolvidas: readonly PapelAssinado[],
  { impedimento, govbr }: { impedimento: string | null; govbr: Schemas['GovbrDoPapel'] | null },
): Schemas['AssinaturasDoPapel'] {
  return {
    ...{ codigo: papel.codigo, titulo: papel.titulo, exige: papel.exige },
    assinaturas: assinaturasDe(papel, devolvidas),
    ...{ impedimento, devolve: impedimento === null, temArquivo: devolvidas.length > 0, govbr },
  };
}

/** For whoever holds the paper: without the names of who signed by password or key. */
export const toPublicas = (
  papel: Papel,
  devolvidas: readonly PapelAssinado[],
): Schemas['AssinaturasPublicasDoPapel'] => ({
  exige: papel.exige,
  assinaturas: assinaturasDe(papel, devolvidas).map(({ nome: _, ...assinatura }) => assinatura),
});
