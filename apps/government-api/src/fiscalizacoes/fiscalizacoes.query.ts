import { sql } from 'drizzle-orm';

/**
 * The file of the declared photo `d`, if it arrived: matched by the identity and the bytes the device gave it or, sent
 * without an identity, by its bytes in the unit of the inspection `x`.
 */
export const chegada = sql`select f.nome, f.tirada_em, f.coberta from fotos f
  where f.lotacao_id = x.lotacao_id and f.sha256 = d.sha256 and (f.uuid = d.uuid or f.uuid is null)
  order by f.uuid nulls last limit 1`;
