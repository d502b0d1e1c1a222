import { loginSchema } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Body of a login. */
export class LoginDto extends createZodDto(loginSchema) {}
