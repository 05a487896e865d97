import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { joining } from './ambient-transaction.ts';
import type { Connection } from './connection.ts';
import { Database } from './database.ts';

export const CONNECTION = Symbol('CONNECTION');

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(CONNECTION) private readonly connection: Connection) {}

  static forConnection(connection: Connection): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: CONNECTION, useValue: connection },
        { provide: Database, useValue: joining(connection.database) },
      ],
      exports: [CONNECTION, Database],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.connection.close();
  }
}
