-- What was weighed at the gate: how many meals, all of them together in grams, each one's empty packing; and what the meal had to weigh
-- that day, frozen as the temperatures' limits are.
alter table recebimentos
  add column pesadas integer check (pesadas > 0),
  add column peso_g integer check (peso_g > 0),
  add column tara_g integer check (tara_g >= 0),
  add column peso_minimo_g smallint,
  add column tolerancia_peso_pct smallint;
