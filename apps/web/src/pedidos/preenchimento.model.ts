import { isDay } from '../ui/date.format.ts';

/** For whom and for which day the desk fills, in the address; null when it does not say. */
export function preenchimentoEm(search: URLSearchParams): { lotacaoId: number; data: string } | null {
  const lotacao = search.get('lotacao');
  const data = search.get('data');
  if (search.get('visao') !== 'preencher' || !lotacao || !/^[1-9]\d{0,8}$/.test(lotacao) || !isDay(data)) return null;
  return { lotacaoId: Number(lotacao), data };
}
