import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { joining } from './ambient-transaction.ts';
import type { Connection } from './connection.ts';
import { Database } from './database.ts';
import { openPostgres } from './postgres-connection.ts';
import { ReadReplica } from './read-replica.ts';
import { ReferenceMemory } from './reference-memory.ts';

export const CONNECTION = Symbol('CONNECTION');

@Global()
@Module({})
export class DatabaseModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    @Inject(ReadReplica) private readonly replica: ReadReplica | null,
  ) {}

  /** `readUrl`: a standby of the same database, which answers reports and boards. */
  static forConnection(connection: Connection, readUrl?: string): DynamicModule {
    const replica = readUrl ? replicaOf(connection, readUrl) : null;
    return {
      module: DatabaseModule,
      providers: [
        { provide: CONNECTION, useValue: connection },
        { provide: Database, useValue: joining(connection.database) },
        { provide: ReadReplica, useValue: replica },
        ReferenceMemory,
      ],
      exports: [CONNECTION, Database, ReadReplica, ReferenceMemory],
    };
  }

  onModuleInit(): void {
    this.replica?.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.close();
    await this.connection.close();
  }
}

function replicaOf(connection: Connection, url: string): ReadReplica {
  const copy = openPostgres({ url, onIdleError: error => replica.distrust(error) });
  const replica = new ReadReplica(connection, copy);
  return replica;
}
