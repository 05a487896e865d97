import { sql } from 'drizzle-orm';

/**
 * The photo `d` declares, where it arrived: under the identity the device gave it and as it left the device; or, sent
 * without one, the same bytes in the unit of the inspection `x`.
 */
export const chegada = sql`select f.nome from fotos f
  where f.lotacao_id = x.lotacao_id and f.sha256 = d.sha256 and (f.uuid = d.uuid or f.uuid is null)
  order by f.uuid nulls last limit 1`;
