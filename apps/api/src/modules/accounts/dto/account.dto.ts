import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Bodies, queries and parameters of the account routes, as the contract reads them. */

export class SignUpDto extends createZodDto(ROUTES.createAccount.request.body) {}

export class LoginOnlyDto extends createZodDto(ROUTES.resendVerification.request.body) {}

export class KeyQueryDto extends createZodDto(ROUTES.verifyAccount.request.query) {}

export class SetPasswordDto extends createZodDto(ROUTES.verifyAccount.request.body) {}

export class ResetPasswordDto extends createZodDto(ROUTES.resetPassword.request.body) {}

export class ChangePasswordDto extends createZodDto(ROUTES.changePassword.request.body) {}

export class ChangeLoginDto extends createZodDto(ROUTES.changeLogin.request.body) {}

export class PasswordPrefixDto extends createZodDto(ROUTES.commonPasswords.request.params) {}

export class SessionParamsDto extends createZodDto(ROUTES.revokeSession.request.params) {}

export class ProfileDto extends createZodDto(ROUTES.updateUser.request.body) {}

export class AddressDto extends createZodDto(ROUTES.createAddress.request.body) {}

export class IdParamsDto extends createZodDto(ROUTES.updateAddress.request.params) {}

export class MyGraphicsQueryDto extends createZodDto(ROUTES.myGraphics.request.query) {}

export class DeleteAccountDto extends createZodDto(ROUTES.deleteAccount.request.body) {}

export class MailQueryDto extends createZodDto(ROUTES.listMails.request.query) {}

export class ApprovalDto extends createZodDto(ROUTES.addApproval.request.body) {}

export class AuditQueryDto extends createZodDto(ROUTES.listAuditEvents.request.query) {}
