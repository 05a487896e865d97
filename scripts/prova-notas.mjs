// npm run prova:notas [-- --notas 10000 --servicos 3000 --faltas 30 --sementes 10]: the check of invoices, against notes made from
// seeds, of both kinds: every good one is accepted, every one with something wrong in it is refused for that, and what is sent to break
// it is refused soon.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { hostile } from './notas/hostile.table.mjs';
import { judge } from './notas/judges.mjs';
import { kinds } from './notas/kinds.table.mjs';
import { Proof } from './notas/proof.mjs';
import { buildRoom, install } from './steps/prepare.mjs';
import { at, main, requireNode, StepFailed } from './steps/shell.mjs';

const { values } = parseArgs({
  options: {
    notas: { type: 'string', default: '10000' },
    servicos: { type: 'string', default: '3000' },
    faltas: { type: 'string', default: '30' },
    sementes: { type: 'string', default: '10' },
  },
});
/** A note takes this many milliseconds of the processor at most, 95 of 100 times. */
const SLOWEST = 30;
const HOSTILE = { milliseconds: 50, megabytes: 16 };
const JUDGED = 20;
const FIRST_SEED = 20_261_127;

function wholeNumber(name) {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new StepFailed(`--${name} ${values[name]} is no number from 1 on. Type, say, --${name} 10.`);
}

/** Each body in a process of its own, so that one's memory is not another's. */
function sendHostile(proof) {
  for (const name of Object.keys(hostile)) {
    const answer = execFileSync(process.execPath, [at('scripts/notas/hostile.mjs'), name], { encoding: 'utf8' });
    const { refused, codigo, milliseconds, megabytes } = JSON.parse(answer);
    console.log(`  ${name}: ${codigo}, ${milliseconds.toFixed(1)} ms de processador, ${megabytes.toFixed(1)} MB`);
    if (!refused) proof.complain(`aceita: ${name}`);
    if (milliseconds > HOSTILE.milliseconds || megabytes > HOSTILE.megabytes)
      proof.complain(`${name} custou mais de ${HOSTILE.milliseconds} ms ou de ${HOSTILE.megabytes} MB`);
  }
}

function sayJudged({ asked, ...judges }, proof) {
  for (const [program, accepted] of Object.entries(judges)) {
    if (accepted === null) console.log(`  ${program}: não está nesta máquina, não julgou`);
    else console.log(`  ${program}: aceita ${accepted} de ${asked}`);
    if (accepted !== null && accepted !== asked) proof.complain(`${program} recusa ${asked - accepted} notas boas`);
  }
}

/** All the seeds of one kind; what the judges are shown. */
function prove(proof, { notes, each, seeds }) {
  const { name, faults } = proof.kind;
  const judged = [];
  for (let n = 0; n < seeds; n += 1) {
    const count = Math.floor(notes / seeds) + (n < notes % seeds ? 1 : 0);
    judged.push(...proof.good(FIRST_SEED + n, count));
    proof.faulty(FIRST_SEED + n, each);
    console.log(`${name}, semente ${FIRST_SEED + n}: ${count} boas, ${faults.length * each} com falta`);
  }
  console.log(`p95 ${proof.p95().toFixed(1)} ms de processador por nota, de ${proof.times.length}`);
  if (proof.p95() > SLOWEST) proof.complain(`p95 acima de ${SLOWEST} ms`);
  return judged.slice(0, JUDGED);
}

main(async () => {
  requireNode();
  await install();
  await buildRoom('apps/government-api');
  const { conferirNota } = await import(at('apps/government-api/dist/notas/conferir.rules.js'));
  const [each, seeds] = ['faltas', 'sementes'].map(wholeNumber);
  const asked = { nfe: wholeNumber('notas'), nfse: wholeNumber('servicos') };
  const done = Object.entries(asked).map(([kind, notes]) => {
    const proof = new Proof(conferirNota, { seed: FIRST_SEED, kind, say: line => console.log(`  ERRADO ${line}`) });
    return { kind, notes, proof, judged: prove(proof, { notes, each, seeds }) };
  });
  console.log('Hostis, cada um em um processo seu:');
  sendHostile(done[0].proof);
  console.log('Juízes de fora, sobre as notas boas em cada grafia:');
  for (const { kind, proof, judged } of done) sayJudged(judge(judged, proof.companies[0], kinds[kind]), proof);
  const wrong = done.reduce((sum, { proof }) => sum + proof.wrong.length, 0);
  if (wrong) throw new StepFailed(`${wrong} respostas erradas.`);
  for (const { notes, proof } of done) {
    const { name, faults } = proof.kind;
    console.log(
      `${name}: ${notes} boas aceitas, ${faults.length * each * seeds} com falta (${faults.length} classes) recusadas, nenhuma errada.`,
    );
  }
});
