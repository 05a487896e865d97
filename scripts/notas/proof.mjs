import { newCompanies } from './companies.mjs';
import { kinds } from './kinds.table.mjs';
import { faultyNote, goodNote } from './planted.mjs';
import { seeded } from './seeded.mjs';

/** Notes of each seed that the judges are shown. */
const KEPT = 20;

/** Asks a check about good notes and about faulty ones, and keeps what it answered wrongly. */
export class Proof {
  times = [];
  wrong = [];

  constructor(check, { seed, companies = 8, kind = 'nfe', say = () => {} }) {
    this.check = check;
    this.kind = kinds[kind];
    this.say = say;
    this.companies = newCompanies(seeded(seed), companies);
  }

  ask(bytes, expected) {
    const began = process.cpuUsage();
    const answer = this.check(bytes, expected);
    // Of the processor: what else the machine does is no fault of the check's.
    const { user, system } = process.cpuUsage(began);
    this.times.push((user + system) / 1000);
    return answer;
  }

  complain(sentence) {
    if (this.wrong.push(sentence) <= 20) this.say(sentence);
  }

  good(seed, count) {
    const chance = seeded(seed);
    const ways = Object.entries(this.kind.ways);
    const notes = [];
    for (let n = 0; n < count; n += 1) {
      const { expected, xml } = goodNote(this.kind, chance, this.companies);
      const [way, spelled] = n % 2 ? chance.one(ways) : ways[0];
      const answer = this.ask(Buffer.from(spelled(xml)), expected);
      if (!answer.confere)
        this.complain(`boa recusada (semente ${seed}, nota ${n}, ${way}): ${JSON.stringify(answer.divergencias[0])}`);
      if (n < KEPT) notes.push(xml);
    }
    return notes;
  }

  faulty(seed, count) {
    const chance = seeded(seed);
    for (const fault of this.kind.faults) {
      for (let n = 0; n < count; n += 1) {
        const { expected, bytes } = faultyNote(this.kind, fault, chance, this.companies);
        const answer = this.ask(bytes, expected);
        const where = `${fault.id} (semente ${seed}, nota ${n})`;
        if (answer.confere) this.complain(`aceita com ${where}`);
        else if (!answer.divergencias.some(({ codigo }) => fault.codes.includes(codigo)))
          this.complain(
            `${where} recusada por ${answer.divergencias.map(({ codigo }) => codigo)}, e não por ${fault.codes}`,
          );
      }
    }
  }

  p95() {
    const sorted = this.times.sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.95)];
  }
}
