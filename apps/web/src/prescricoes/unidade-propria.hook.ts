import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../app/person.hook.ts';
import { procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';

/** A requester has one unit, the only one the list gives; everyone else chooses. */
export function useUnidadePropria(): { escolhe: boolean; propria: number | null } {
  const escolhe = usePerson().papel !== 'SOLICITANTE';
  const { data } = useQuery({ ...procurarLotacoes(''), enabled: !escolhe });
  return { escolhe, propria: escolhe ? null : (data?.itens[0]?.id ?? null) };
}
