import { isDay } from '../../ui/date.format.ts';

/** The unit and day that the desk fills; null: the address does not say. */
export function preenchimentoEm(search: URLSearchParams): { lotacaoId: number; data: string } | null {
  const lotacao = search.get('lotacao');
  const data = search.get('data');
  if (search.get('visao') !== 'preencher' || !lotacao || !/^[1-9]\d{0,8}$/.test(lotacao) || !isDay(data)) return null;
  return { lotacaoId: Number(lotacao), data };
}
